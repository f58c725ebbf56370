// render FOLDER: the templates of a chart in Helm's language (Go's text/template with Sprig), where there is no Helm.
// Standard input is JSON: {"Values": …, "Release": …, "Chart": …}. Each document is printed as Helm prints it.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"text/template"

	"github.com/Masterminds/sprig"
)

func must(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func main() {
	var data map[string]interface{}
	must(json.NewDecoder(os.Stdin).Decode(&data))
	all := template.New("chart").Option("missingkey=zero")
	functions := sprig.TxtFuncMap()
	functions["include"] = func(name string, given interface{}) (string, error) {
		var text bytes.Buffer
		err := all.ExecuteTemplate(&text, name, given)
		return text.String(), err
	}
	all.Funcs(functions)
	files, err := filepath.Glob(filepath.Join(os.Args[1], "templates", "*"))
	must(err)
	for _, file := range files {
		text, err := os.ReadFile(file)
		must(err)
		template.Must(all.New(filepath.Base(file)).Parse(string(text)))
	}
	for _, file := range files {
		if filepath.Ext(file) != ".yaml" {
			continue
		}
		fmt.Println("---")
		must(all.ExecuteTemplate(os.Stdout, filepath.Base(file), data))
	}
}

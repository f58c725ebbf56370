/**
 * A loader: gives the classes of a design system names that only one remote has, in scripts and sheets alike, and lets
 * its tokens hold inside of that remote alone.
 * @this {{ getOptions: () => { prefix: string } }}
 * @param {string} source
 */
export default function ownClasses(source) {
  const { prefix } = this.getOptions();
  return (
    source
      // No property of a sheet (`--ui-…`) and no end of another word.
      .replace(/(?<![\w-])ui-(?=[a-z])/g, prefix)
      .replace(/@layer tokens\b/g, '@layer ui')
      .replace(/:root((?:\[[^\]]*\]|:not\([^)]*\))+)/g, `:root$1 .${prefix}own`)
      .replace(/:root(?![[:])/g, `.${prefix}own`)
  );
}

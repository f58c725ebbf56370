/** What a check found: `output` says what is wrong and where. */
export interface CheckResult {
  ok: boolean;
  output: string;
}

export interface Check {
  name: string;
  /** @param only the files to look at; a check that has to see everything looks at everything */
  run: (only?: readonly string[]) => Promise<CheckResult> | CheckResult;
}

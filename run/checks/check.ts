/** What a check found: `output` says what is wrong and where. */
export interface CheckResult {
  ok: boolean;
  output: string;
}

export interface Check {
  name: string;
  run: () => Promise<CheckResult> | CheckResult;
}

import type * as z from 'zod';
import { readAddress, readSecret, variable, WrongSetting } from './values.ts';

/** Where administrators move releases, and the secret that the API shows there. */
export interface ReleaseApiSettings {
  url: string;
  key: string;
}

/** The settings about releases, by their environment variables. */
export const releaseVariables = {
  RELEASE_REPORT_KEY: variable(
    'reports of how releases do are taken from any page',
    'a secret of 32 characters or more that web server and API share: only tabs with a page of that web server count',
    (value) => readSecret('RELEASE_REPORT_KEY', value),
  ),
  RELEASE_API_URL: variable(
    'releases are moved by command alone',
    'the address of `cyberharbour-mf serve`, reached by the API server alone: administrators see and move releases at `/releases`',
    (value) => readAddress('RELEASE_API_URL', value, ['http:', 'https:']),
  ),
  RELEASE_CONSOLE_KEY: variable(
    'releases are moved by command alone',
    'a secret of 32 characters or more that the API and `cyberharbour-mf serve` share',
    (value) => readSecret('RELEASE_CONSOLE_KEY', value),
  ),
};

type Values = { [Name in keyof typeof releaseVariables]: z.infer<(typeof releaseVariables)[Name]> };

/** Both or none. */
export function readReleaseApi({ RELEASE_API_URL: url, RELEASE_CONSOLE_KEY: key }: Values): ReleaseApiSettings | null {
  if (url === null && key === null) return null;
  if (url === null || key === null)
    throw new WrongSetting('RELEASE_API_URL and RELEASE_CONSOLE_KEY are set together, or neither of them.');
  return { url, key };
}

import type { OptionTable, Word } from './command.ts';
import { program } from './program.ts';

/** Options of every verb. */
export const globalOptions = {
  store: {
    type: 'string',
    value: 'DIR',
    does: 'the release store: a folder, or s3://bucket/prefix (RELEASE_STORE, else ./.release-store)',
  },
  keys: {
    type: 'string',
    value: 'DIR',
    does: "the teams' public keys, where they are stored outside the store (RELEASE_KEYS, else keys/ in the store)",
  },
  json: { type: 'boolean', does: 'the answer as JSON; a refusal as {"refused": [reasons]}' },
  help: { type: 'boolean', does: 'this text, or that of one verb' },
} as const satisfies OptionTable;

/** Who does it and why, for the history. */
export const noteOptions = {
  reason: { type: 'string', value: '"…"', does: 'why, for the history' },
  by: { type: 'string', value: 'WHO', does: 'who does it, for the history (USER)' },
} as const satisfies OptionTable;

export const apiOptions = {
  api: {
    type: 'string',
    value: 'V|URL',
    does: 'the API that releases will call: its version, or its address (API_URL, else the version of this source tree)',
  },
} as const satisfies OptionTable;

export const builderOptions = {
  builder: {
    type: 'string',
    value: 'URL',
    does: 'the run of the pipeline that builds, for whoever asks where it comes from',
  },
} as const satisfies OptionTable;

/** Of what is signed here, and may be sent to another machine. */
export const signOptions = {
  key: { type: 'string', value: 'FILE', does: 'private key to sign with (RELEASE_KEY)' },
  to: { type: 'string', value: 'URL', does: `send it to a ${program} serve, with the token in RELEASE_TOKEN` },
  ...apiOptions,
} as const satisfies OptionTable;

export const smokeOptions = {
  'require-smoke': { type: 'boolean', does: 'refuse where the smoke mount cannot be tried' },
  'no-smoke': { type: 'boolean', does: 'go without the smoke mount' },
} as const satisfies OptionTable;

export const nameWord: Word = { name: 'name', called: 'A name (mf_public, shell)' };
export const versionWord: Word = { name: 'version', called: 'A version' };
export const folderWord: Word = { name: 'folder', called: 'A folder' };

import type { Command } from './command.ts';
import { exportSite } from '../commands/export.ts';
import { gc, keys } from '../commands/keep.ts';
import { difference, history, status, verify } from '../commands/look.ts';
import { build, publishIt } from '../commands/make.ts';
import { dev, newRemote } from '../commands/new.ts';
import { serve } from '../commands/serve.ts';
import { canIDeploy, disableIt, enableIt, pinIt, promoteIt, rollBack, unpinIt } from '../commands/move.ts';

export const commands: Record<string, Command> = {
  build,
  publish: publishIt,
  'can-i-deploy': canIDeploy,
  promote: promoteIt,
  rollback: rollBack,
  pin: pinIt,
  unpin: unpinIt,
  disable: disableIt,
  enable: enableIt,
  status,
  history,
  diff: difference,
  verify,
  gc,
  keys,
  export: exportSite,
  serve,
  new: newRemote,
  dev,
};

const all = Object.values(commands).map(({ usage, does }) => `  mf ${usage}\n      ${does}`);

export const help = `mf: build and ship one part of the platform

${all.join('\n')}

  --store DIR   the release store: a folder, or s3://bucket/prefix (RELEASE_STORE, else ./.release-store)
  --keys DIR    the teams' public keys, where they are kept outside the store (RELEASE_KEYS, else keys/ in the store)
  --api V|URL   the API that releases will call: its version, or its address (API_URL, else the version of this source tree)
  --by WHO      who does it, for the history (USER)
  --json        the answer as JSON; a refusal as {"refused": [reasons]}
  <folder> is a package (mf-public); <name> is what it is called in the store (mf_public, shell).

Exit codes: 0 done, 1 refused or not in order, 2 not a command, 3 the store cannot be read.`;

export { WrongUse } from './command.ts';

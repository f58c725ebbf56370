import type { Command } from '../command-line/command.ts';
import { build } from './build.ts';
import { canIDeploy } from './can-i-deploy.ts';
import { codemod } from './codemod.ts';
import { dev } from './dev.ts';
import { diff } from './diff.ts';
import { disable } from './disable.ts';
import { enable } from './enable.ts';
import { exportSite } from './export.ts';
import { gc } from './gc.ts';
import { history } from './history.ts';
import { keysMember } from './keys-member.ts';
import { keysNew } from './keys-new.ts';
import { keysRotate } from './keys-rotate.ts';
import { keysToken } from './keys-token.ts';
import { keys } from './keys.ts';
import { newRemote } from './new.ts';
import { packages } from './packages.ts';
import { pin } from './pin.ts';
import { previewEnd } from './preview-end.ts';
import { preview } from './preview.ts';
import { promote } from './promote.ts';
import { provenance } from './provenance.ts';
import { publish } from './publish.ts';
import { rollback } from './rollback.ts';
import { serve } from './serve.ts';
import { status } from './status.ts';
import { unpin } from './unpin.ts';
import { verify } from './verify.ts';

/** Every verb, in the order of the help. */
export const commands: readonly Command[] = [
  build,
  publish,
  preview,
  previewEnd,
  canIDeploy,
  promote,
  rollback,
  pin,
  unpin,
  disable,
  enable,
  status,
  history,
  diff,
  verify,
  provenance,
  packages,
  gc,
  keys,
  keysNew,
  keysRotate,
  keysToken,
  keysMember,
  exportSite,
  serve,
  newRemote,
  codemod,
  dev,
];

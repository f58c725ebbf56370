import { api } from './chapters/v4-api.ts';
import { architecture } from './chapters/v15-architecture.ts';
import { authentication } from './chapters/v6-authentication.ts';
import { authorization } from './chapters/v8-authorization.ts';
import { communication } from './chapters/v12-communication.ts';
import { configuration } from './chapters/v13-configuration.ts';
import { cryptography } from './chapters/v11-cryptography.ts';
import { dataProtection } from './chapters/v14-data.ts';
import { encoding } from './chapters/v1-encoding.ts';
import { files } from './chapters/v5-files.ts';
import { frontend } from './chapters/v3-frontend.ts';
import { logging } from './chapters/v16-logging.ts';
import { oauth } from './chapters/v10-oauth.ts';
import { sessions } from './chapters/v7-sessions.ts';
import { tokens } from './chapters/v9-tokens.ts';
import { validation } from './chapters/v2-validation.ts';
import { webrtc } from './chapters/v17-webrtc.ts';
import type { Chapter } from './requirement.ts';

/** In the order of the standard. */
export const chapters: readonly Chapter[] = [
  encoding,
  validation,
  frontend,
  api,
  files,
  authentication,
  sessions,
  authorization,
  tokens,
  oauth,
  cryptography,
  communication,
  configuration,
  dataProtection,
  architecture,
  logging,
  webrtc,
];

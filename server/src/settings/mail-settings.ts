import { createPrivateKey } from 'node:crypto';
import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import type * as z from 'zod';
import { countVariable, readAddress, readSender, variable, WrongSetting } from './values.ts';

/** How letters to subscribers go out, and how every mail is signed. */
export interface LetterSettings {
  /** Mails in a minute, of one process. */
  rate: number;
  /** Mails on their way at once; of each the last may arrive twice after a process was killed. */
  connections: number;
  /** Where mails that came back are delivered to; null when unset. */
  bounceFolder: string | null;
  /** None when unset. */
  dkim: { keySelector: string; privateKey: string } | null;
}

const dkim = ['mails are not signed', 'every mail is signed (DKIM) for the domain of `MAIL_FROM`: '] as const;

/** @throws WrongSetting for a file that is no private key */
function readKey(file: string | null): string | null {
  if (file === null) return null;
  try {
    const pem = readFileSync(file, 'utf8');
    createPrivateKey(pem);
    return pem;
  } catch {
    throw new WrongSetting(`DKIM_KEY_FILE: ${file} holds no private key in PEM that can be read.`);
  }
}

function readSelector(value: string | null): string | null {
  if (value !== null && !/^[a-z\d](?:[a-z\d._-]{0,61}[a-z\d])?$/i.test(value))
    throw new WrongSetting(`DKIM_SELECTOR: ${value} is no selector, as in "selector._domainkey".`);
  return value;
}

/** @throws WrongSetting for what is no folder that can be read and changed */
function readFolder(folder: string | null): string | null {
  if (folder === null) return null;
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    if (statSync(folder).isDirectory()) return folder;
  } catch {
    // Said below, as of a file.
  }
  throw new WrongSetting(`BOUNCE_FOLDER: ${folder} is no folder that can be read and changed.`);
}

/** Those of mails among the settings, by their environment variables. */
export const mailVariables = {
  SMTP_URL: variable('each mail becomes one `.eml` file in `DATA_DIR/outbox`', 'real delivery, with retries', (value) =>
    readAddress('SMTP_URL', value, ['smtp:', 'smtps:']),
  ),
  MAIL_FROM: variable('`no-reply@cyberharbour.example`', 'the sender of every mail', (value) =>
    readSender('MAIL_FROM', value ?? 'CyberHarbour <no-reply@cyberharbour.example>'),
  ),
  MAIL_REPLY_TO: variable(
    '`support@cyberharbour.example`',
    'the mailbox that answers to mails come to: mails say that a person reads it',
    (value) => readSender('MAIL_REPLY_TO', value ?? 'CyberHarbour <support@cyberharbour.example>'),
  ),

  DKIM_SELECTOR: variable(dkim[0], `${dkim[1]}the selector of the key in the DNS`, readSelector),
  DKIM_KEY_FILE: variable(dkim[0], `${dkim[1]}a file with the private key, as PEM`, readKey),
  LETTERS_PER_MINUTE: countVariable(
    'LETTERS_PER_MINUTE',
    12_000,
    'how many mails of letters to subscribers one process hands over in a minute at most',
  ),
  LETTER_CONNECTIONS: countVariable(
    'LETTER_CONNECTIONS',
    1,
    'how many mails of letters are on their way at once: where a process is killed, those may arrive twice, as the same message',
  ),
  BOUNCE_FOLDER: variable(
    'mails that come back later are not read',
    'a Maildir, or a folder of `.eml` files, that the mailbox of `MAIL_FROM` is delivered to: addresses that mails come back from get no more letters; what is no such report is moved to `cur` or `other` in it',
    readFolder,
  ),
};

type Values = { [Name in keyof typeof mailVariables]: z.infer<(typeof mailVariables)[Name]> };

export function toLetterSettings(values: Values): LetterSettings {
  const { DKIM_SELECTOR: keySelector, DKIM_KEY_FILE: privateKey } = values;
  if ((keySelector === null) !== (privateKey === null))
    throw new WrongSetting('DKIM_SELECTOR and DKIM_KEY_FILE must be set together.');
  return {
    rate: values.LETTERS_PER_MINUTE,
    connections: values.LETTER_CONNECTIONS,
    bounceFolder: values.BOUNCE_FOLDER,
    dkim: keySelector !== null && privateKey !== null ? { keySelector, privateKey } : null,
  };
}

import PostalMime, { type Attachment } from 'postal-mime';
import { readStatus } from '../letter-deliveries/refusals.ts';

/** What a report says of one mail of a letter, for good: what is only late is no bounce yet. */
export interface Bounce {
  letterId: string;
  readerId: string;
  refusal: 'no-such-address' | 'refused';
}

/** A report has three parts, and one of them may be the mail that it is about. */
const deepest = 5;

const status = /^message\/(?:global-)?delivery-status$/;
const returned = /^(?:message\/(?:rfc822|global|rfc822-headers|global-headers)|text\/rfc822-headers)$/;
const uuid = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
/** The id of a mail of a letter, as the message and its envelope are called. */
const mailId = new RegExp(`^<?(${uuid})\\.(${uuid})(?:@[^\\s<>]+)?>?$`, 'i');

const decoder = new TextDecoder();
const textOf = ({ content }: Attachment) => (typeof content === 'string' ? content : decoder.decode(content));

type Fields = ReadonlyMap<string, string>;

/** Header fields in groups, with a blank line between two; of a field that comes twice the first. */
function readGroups(text: string): Fields[] {
  let fields = new Map<string, string>();
  const groups = [fields];
  let last = '';
  for (const line of text.split(/\r\n?|\n/)) {
    const [, name = '', value = ''] = /^([\w-]+):(.*)$/.exec(line) ?? [];
    if (line.trim() === '') groups.push((fields = new Map<string, string>()));
    else if (/^[ \t]/.test(line)) fields.set(last, `${fields.get(last) ?? ''} ${line.trim()}`);
    else if (name !== '' && !fields.has(name.toLowerCase())) fields.set((last = name.toLowerCase()), value.trim());
    else last = '';
  }
  return groups.filter(({ size }) => size > 0);
}

/**
 * Reads a report about a mail that was not delivered (RFC 3464). Whoever knows the id of a mail got that mail, or
 * brought it: nobody else knows it, so nobody else can report it.
 * @returns null for every other mail, and for what nobody can read
 */
export async function readReport(bytes: Uint8Array): Promise<Bounce | null> {
  const parser = new PostalMime({ forceRfc822Attachments: true, maxNestingDepth: deepest });
  // What cannot be parsed is no report either: it is left for a person.
  const mail = await parser.parse(bytes).catch(() => null);
  const type = mail?.headers.find(({ key }) => key === 'content-type')?.value ?? '';
  if (!mail || !/^multipart\/report\b.*\breport-type="?delivery-status\b/is.test(type)) return null;
  const partOf = (kind: RegExp) => mail.attachments.find(({ mimeType }) => kind.test(mimeType));
  const report = partOf(status);
  if (!report) return null;
  const [ofMail, ...ofRecipients] = readGroups(textOf(report));
  const failed = ofRecipients.find((fields) => fields.get('action')?.toLowerCase() === 'failed');
  const message = partOf(returned);
  const messageId = message && readGroups(textOf(message))[0]?.get('message-id');
  const ids = [ofMail?.get('original-envelope-id'), messageId].map((id) => mailId.exec(id ?? ''));
  const [, letterId, readerId] = ids.find((found) => found !== null) ?? [];
  if (!failed || letterId === undefined || readerId === undefined) return null;
  const refusal = readStatus(`${failed.get('status') ?? ''} ${failed.get('diagnostic-code') ?? ''}`);
  return { letterId: letterId.toLowerCase(), readerId: readerId.toLowerCase(), refusal };
}

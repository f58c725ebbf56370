/** What a mail server said of one mail. */
export type Refusal =
  /** The address takes no mail, and will not. */
  | 'no-such-address'
  /** This mail is refused for good. */
  | 'refused'
  /** Another try may do. */
  | 'later'
  /** It was not about this mail: the server is away, or does not take mails from us. */
  | 'server';

/** Replies to RCPT TO that say that there is no such mailbox (RFC 5321, 4.2.3). */
const noMailbox = new Set([550, 551, 553]);
/** Enhanced codes of addresses that are bad, moved or disabled (RFC 3463, 3.2), and of all others. */
const badAddress = /\b5\.(?:1\.\d{1,3}|2\.1)\b/;
const otherReason = /\b5\.(?:0|[2-7])\.\d{1,3}\b/;

/** Letters in a row that come back, until no more go to the address. */
export const mostRefusals = 3;

interface Said {
  responseCode?: number;
  response?: string;
  command?: string;
}

/** Reads what a mail server said with its codes of a mail that it refused for good, or gave up. */
export const readStatus = (said: string): 'no-such-address' | 'refused' =>
  badAddress.test(said) ? 'no-such-address' : 'refused';

/** Reads the error of a mail that was not taken: only what was said of its recipient or its words is said of it. */
export function readRefusal(error: unknown): Refusal {
  const { responseCode: code = 0, response = '', command } = (error instanceof Error ? error : {}) as Said;
  const isOfRecipient = command === 'RCPT TO';
  // 421: the server itself ends the conversation.
  if ((!isOfRecipient && command !== 'DATA') || code < 400 || code === 421) return 'server';
  if (code < 500) return 'later';
  if (badAddress.test(response)) return 'no-such-address';
  return isOfRecipient && noMailbox.has(code) && !otherReason.test(response) ? 'no-such-address' : 'refused';
}

/** How a mail waits and is limited; each of them may be about many things. */
export type MailKind =
  'verify' | 'reset' | 'notice' | 'sign-in' | 'moderation' | 'digest' | 'newsletter' | 'question' | 'farewell';

/** What a mail says, before it is text and HTML. Every field is text, never markup. */
export interface Letter {
  kind: MailKind;
  subject: string;
  /** In the largest letters; without one, the subject. */
  heading?: string;
  paragraphs: readonly string[];
  /** What a person wrote, set apart from our words; `by` says who, up to the colon. */
  quote?: { by: string; text: string } | undefined;
  /** Stands alone on its line, large. */
  code?: string;
  /** The one thing to do. A path is one of the web site. */
  button?: { text: string; url: string } | undefined;
  /** After the button: how long it works, what else to know. */
  closing?: readonly string[];
  /** Why the reader gets this, one sentence. */
  why: string;
  /** Where one click ends what this mail belongs to (RFC 8058). */
  unsubscribeUrl?: string;
}

/** A letter as it is read: greeted, with every address whole. */
export interface ReadyLetter extends Letter {
  greeting: string;
  /** Where whoever reads it finds the product. */
  webUrl: string;
}

/** True while the setting MAIL_REPLY_TO names a mailbox that somebody reads. */
export const answered = 'Answer this email and a person reads it.';

declare const isDefined: unique symbol;

/** A letter that a template wrote: nothing else can be sent. */
export type DefinedLetter = Letter & { readonly [isDefined]: true };

/** Stands in for what people write, in the samples of a template. */
export type Theirs = (ordinary: string) => string;

export type SamplesOf<Facts extends unknown[]> = (
  of: (...facts: NoInfer<Facts>) => DefinedLetter,
  theirs: Theirs,
) => Record<string, DefinedLetter>;

export interface MailTemplate<Facts extends unknown[]> {
  (...facts: Facts): DefinedLetter;
  /** Each letter that it can become, by the name under which the catalogue shows it. */
  samples: (theirs: Theirs) => Record<string, DefinedLetter>;
}

/**
 * Makes what can be sent. Its samples are written with it, as tests and catalogue show every template that is exported:
 * `of` writes one of them, and whatever a person wrote passes `theirs`.
 */
export function defineMail<Facts extends unknown[]>(
  write: (...facts: Facts) => Letter,
  samplesOf: SamplesOf<Facts>,
): MailTemplate<Facts> {
  const define = (...facts: Facts) => write(...facts) as DefinedLetter;
  return Object.assign(define, { samples: (theirs: Theirs) => samplesOf(define, theirs) });
}

const turnsDirection =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u200E\u200F]/u;
const directionControls = /[\u061C\u202A-\u202E\u2066-\u2069]/g;

/** A person's words inside a sentence of ours: on one line, and whatever direction they set ends with them. */
export function isolate(text: string): string {
  const line = text
    .replace(directionControls, '')
    .replace(/[\s\u0085]+/g, ' ')
    .trim();
  return turnsDirection.test(line) ? `\u2068${line}\u2069` : line;
}

/** The lines of a text, whatever it breaks them with. */
export const linesOf = (text: string): string[] => text.split(/\r\n|[\r\n\u0085\u2028\u2029]/);

/** `1 blog`, `2 blogs`. */
export const count = (number: number, noun: string) =>
  `${new Intl.NumberFormat('en-AU').format(number)} ${noun}${number === 1 ? '' : 's'}`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (each) => entities[each] ?? each);

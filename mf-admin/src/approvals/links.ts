export interface FoundLink {
  /** As it stands in the text. */
  text: string;
  /** Where it really leads. */
  domain: string;
  doubts: string[];
}

const address = /\b(?:https?:\/\/|www\.)[^\s<>"'“”‘’]+/giu;
const trailing = /[.,;:!?)\]}]+$/;

const doubtsAbout = (url: URL) => [
  ...(url.username || url.password ? ['What stands before the @ is not where it leads.'] : []),
  ...(/(?:^|\.)xn--/.test(url.hostname) ? ['Letters in it may look like others.'] : []),
  ...(/^[\d.]+$|^\[/.test(url.hostname) ? ['A number stands in place of a name.'] : []),
  ...(url.protocol === 'http:' && !url.username ? ['It is not encrypted.'] : []),
];

function read(text: string): FoundLink[] {
  const whole = /^www\./i.test(text) ? `https://${text}` : text;
  if (!URL.canParse(whole)) return [];
  const url = new URL(whole);
  return [{ text, domain: url.hostname, doubts: doubtsAbout(url) }];
}

/** Every address in a text once, with the domain that it really leads to. */
export const linksIn = (text: string): FoundLink[] =>
  [...new Set(Array.from(text.matchAll(address), ([found]) => found.replace(trailing, '')))].flatMap(read);

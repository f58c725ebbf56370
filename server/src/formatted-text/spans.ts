import type { Span } from '@cyberharbour/shared-api/contract';
import { type Budget, readTokens, type Token } from './tokens.ts';

type Sign = Extract<Token, { kind: 'sign' }>;

/** Which signs have a partner, by their places: 1 begins the emphasis, -1 ends it. */
function pairSigns(tokens: readonly Token[]): Map<number, 1 | -1> {
  const paired = new Map<number, 1 | -1>();
  /** The last open one of each look. */
  const open = new Map<string, number>();
  const close = ({ text }: Sign, place: number, from: number) => {
    paired.set(from, 1).set(place, -1);
    // What was opened in between and never closed is words.
    for (const [other, at] of open) if (at >= from || other === text) open.delete(other);
  };
  for (const [place, token] of tokens.entries()) {
    if (token.kind !== 'sign') continue;
    const from = token.closes ? open.get(token.text) : undefined;
    if (from !== undefined && place > from + 1) close(token, place, from);
    else if (token.opens) open.set(token.text, place);
  }
  return paired;
}

const isStrong = (sign: string) => sign === '**' || sign === '***';
const isEmphasis = (sign: string) => sign !== '**';

const isSameLook = (one: Span | undefined, other: Span) =>
  one !== undefined &&
  one.href === undefined &&
  other.href === undefined &&
  one.strong === other.strong &&
  one.emphasis === other.emphasis;

/** The words of a line, each with its look; null where its text has too many pieces. */
export function readSpans(line: string, budget: Budget): Span[] | null {
  const tokens = readTokens(line, budget);
  if (!tokens) return null;
  const paired = pairSigns(tokens);
  const spans: Span[] = [];
  let [strong, emphasis] = [0, 0];
  for (const [place, token] of tokens.entries()) {
    const step = paired.get(place);
    if (step !== undefined) {
      strong += isStrong(token.text) ? step : 0;
      emphasis += isEmphasis(token.text) ? step : 0;
      continue;
    }
    const span: Span = {
      text: token.text,
      ...(strong > 0 && { strong: true }),
      ...(emphasis > 0 && { emphasis: true }),
      ...(token.kind === 'link' && { href: token.href, host: token.host }),
    };
    const last = spans.at(-1);
    if (last && isSameLook(last, span)) last.text += span.text;
    else spans.push(span);
  }
  return spans;
}

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Span } from '@cyberharbour/shared-api/contract';
import { hostileMarks } from '../bench/hostile-marks.ts';
import { formatText } from './format-text.ts';

/** `TEXTS=50000` is the long form. */
const texts = Number(process.env['TEXTS'] ?? 2000);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_123);

const looks = new Set(['text', 'strong', 'emphasis', 'href', 'host']);
const addressIn =
  /[\p{L}\p{N}][\p{L}\p{N}\p{M}-]*(?:[.\u3002\uFF0E\uFF61][\p{L}\p{N}\p{M}-]+)*[.\u3002\uFF0E\uFF61]\p{L}[\p{L}\p{N}\p{M}-]*/gu;

/** What is wrong with how a link looks; nothing where it is as it should be. */
function faultsOf({ text, href = '', host = '' }: Span): string[] {
  const { protocol, username, password, host: real, pathname } = new URL(href);
  const place = protocol === 'mailto:' ? pathname : real;
  const domain = place.slice(place.indexOf('@') + 1).replace(/:\d+$/, '');
  const others = (text.match(addressIn) ?? [])
    .map((name) => (URL.canParse(`http://${name}`) ? new URL(`http://${name}`).hostname : name))
    .filter((name) => name !== domain && !domain.endsWith(`.${name}`) && !name.endsWith(`.${domain}`));
  return [
    ...(['http:', 'https:', 'mailto:'].includes(protocol) ? [] : [`leads to ${protocol}`]),
    ...(username || password ? ['has a name before its place'] : []),
    ...(host === place ? [] : [`says ${host} and leads to ${place}`]),
    ...(/\p{Cc}|\p{Cf}|\u2800|\u3164|\uFFA0|\u115F|\u034F/u.test(text) ? ['has signs that nobody sees'] : []),
    ...(text.trim() === '' ? ['has no words'] : []),
    ...others.map((name) => `reads as ${name}`),
  ];
}

/** With the milliseconds of this thread's processor time that it took, so that a busy machine does not count. */
function measure(text: string) {
  const from = process.threadCpuUsage();
  const blocks = formatText(text);
  const { user, system } = process.threadCpuUsage(from);
  return { blocks, took: (user + system) / 1000 };
}

describe(`${texts} random texts by seed ${seed}`, () => {
  it('have no link with a false face, and nothing but words in known looks', (context) => {
    const { textOf } = hostileMarks(seed);
    let [links, formatted, longest] = [0, 0, 0];
    for (let n = 0; n < texts; n += 1) {
      const { blocks, took } = measure(textOf(n));
      longest = Math.max(longest, took);
      if (blocks) formatted += 1;
      for (const span of blocks?.flatMap(({ lines }) => lines.flat()) ?? []) {
        assert.deepEqual(
          Object.keys(span).filter((key) => !looks.has(key)),
          [],
          JSON.stringify(span),
        );
        if (span.href === undefined) continue;
        links += 1;
        assert.deepEqual(faultsOf(span), [], JSON.stringify([n, span]));
      }
    }
    context.diagnostic(`${formatted} with marks, ${links} links, the slowest ${longest.toFixed(1)} ms`);
    assert.ok(links > texts / 10 && formatted > texts / 4, `${links} links in ${formatted} texts`);
  });

  it('lose no word outside of an address', () => {
    const { textOf } = hostileMarks(seed + 1);
    const lettersOf = (text: string) => text.replaceAll(/[^\p{L}]/gu, '');
    for (let n = 0; n < texts; n += 1) {
      // Without links: their addresses are not among the words.
      const text = textOf(n).replaceAll(/[[\]<>]/g, '');
      const blocks = formatText(text);
      const words = blocks
        ?.flatMap(({ lines }) => lines.flat())
        .map((span) => span.text)
        .join('');
      if (words !== undefined) assert.equal(lettersOf(words), lettersOf(text), JSON.stringify(text));
    }
  });
});

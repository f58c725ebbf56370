import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hostileTexts } from '../bench/hostile-texts.ts';
import { readEveryMail } from '../testing/every-mail.ts';
import { attribute, findClientFaults, readMail } from '../testing/mail-clients.ts';
import { count, type DefinedLetter, isolate } from './letter.ts';
import { writeLetter } from './write-letter.ts';

const web = 'http://localhost:3000';
const write = (letter: DefinedLetter | undefined, name = 'Zoë') => {
  assert.ok(letter);
  return writeLetter(letter, name, web);
};
const mails = await readEveryMail();
const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();
const controls = /[\u061C\u202A-\u202E\u2066-\u2069]/g;

describe('every mail', () => {
  it('is found in the sources', () => assert.ok(mails.size > 20, String(mails.size)));

  for (const [name, letter] of mails)
    it(`${name} is drawn alike by the usual mail programs, and says the same in its text`, () => {
      const { html, text } = write(letter);
      assert.deepEqual(findClientFaults(html), []);
      const shown = squeeze(readMail(html).text);
      const { paragraphs, closing = [], code = '', button, why, quote } = letter;
      const lines = [...paragraphs, ...closing, why, code, quote?.text ?? '', 'Hello Zoë,', 'Answer this email'];
      for (const line of lines) assert.ok(shown.includes(squeeze(line)) && text.includes(line), line);
      for (const link of readMail(html).elements.flatMap((each) => attribute(each, 'href') ?? []))
        assert.ok(text.includes(link), link);
      assert.ok(!button || text.includes(button.text));
      assert.doesNotMatch(text, /\b1 (?!is\b)\w+s\b|undefined|null|\[object/);
    });

  it('takes what people write as text, on one line, in its own direction', async () => {
    for (let seed = 0; seed < 4; seed += 1) {
      const { titleOf } = hostileTexts(seed * 1000);
      const used: string[] = [];
      const hostile = await readEveryMail(() => {
        const title = titleOf(used.length);
        used.push(title);
        return title;
      });
      for (const [name, letter] of hostile) {
        const { html, text } = write(letter, titleOf(99));
        const ordinary = readMail(write(mails.get(name)).html).elements;
        const { elements, text: shown } = readMail(html);
        const tags = (all: typeof elements) => all.map(({ tagName }) => tagName).filter((tag) => tag !== 'br');
        assert.deepEqual([tags(elements), findClientFaults(html)], [tags(ordinary), []]);
        // What is opened in a paragraph is closed in it.
        for (const line of [...letter.paragraphs, letter.subject])
          assert.equal(line.split('\u2068').length, line.split('\u2069').length);
        assert.doesNotMatch(`${letter.paragraphs.join('')}${letter.subject}`, /[\u202A-\u202E\u2066\u2067]|[\r\n]/);
        assert.ok(shown.includes(isolate(titleOf(99))) && text.startsWith(`Hello ${isolate(titleOf(99))},\n`));
      }
      const all = [...hostile.values()]
        .flatMap((letter) => [...letter.paragraphs, letter.quote?.text ?? ''])
        .join('\n');
      for (const title of used)
        assert.ok(squeeze(all.replace(controls, '')).includes(squeeze(title.replace(controls, ''))), title);
    }
  });

  it('never shows a line of a moderator as one of ours in the text', () => {
    const sentBack = mails.get('post-sent-back');
    const letter = sentBack && { ...sentBack, quote: { by: 'T', text: 'One\r\n123456\u2028x' } };
    assert.match(write(letter).text, /T:\n\n> One\n> 123456\n> x\n\n/);
  });
});

it('counts as one says it', () => {
  const said = [0, 1, 2, 1234].map((number) => count(number, 'blog'));
  assert.deepEqual(said, ['0 blogs', '1 blog', '2 blogs', '1,234 blogs']);
  assert.match(write(mails.get('one-post-waits')).text, /1 blog waits for a moderator\./);
  assert.match(write(mails.get('posts-wait')).text, /2 blogs and 1 campaign wait for a moderator\./);
});

it('a mail that a usual program would draw otherwise is noticed', () => {
  const { html } = write(mails.get('verification-code'));
  const faults = (from: string | RegExp, to: string) => findClientFaults(html.replace(from, to));
  assert.deepEqual(faults('<h1', '<img src="https://x.example/a.png"><h1'), ['src https://x.example/a.png is loaded']);
  assert.deepEqual(faults('margin:0 0 20px', 'display:flex;margin:0 0 20px'), ['h1: display: flex']);
  assert.deepEqual(faults('margin:0 0 20px', 'padding:4px'), ['h1: padding: 4px']);
  assert.deepEqual(faults(`href="${web}"`, 'href="/"'), ['href / is not absolute']);
  assert.deepEqual(faults(' lang="en-AU"', ''), ['no language']);
  assert.deepEqual(faults('role="presentation" ', ''), ['a table']);
  assert.deepEqual(faults('<p ', `<p class="${'x'.repeat(102_000)}" `), ['too long']);
});

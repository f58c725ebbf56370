import { composeText, createRandom, hostilePieces } from './hostile-texts.ts';

/** Marks, and what somebody might put between them to make a link look like another. */
const marks = [
  '\n# ',
  '\n### ',
  '\n- ',
  '\n1. ',
  '\n> ',
  '\n',
  '*',
  '**',
  '***',
  '_',
  '\\',
  '[',
  ']',
  '](',
  ')',
  '(',
  '<',
  '>',
  '[bank.com](https://evil.example)',
  '[Log in to your bank](https://evil.example/login)',
  'bank[.com](https://evil.example)',
  '[bank](https://evil.example).com',
  '[\u202Emoc.knab](https://evil.example)',
  '[b\u200Bank.com](http://evil.example:8080)',
  '[b\u00E4nk.com](https://xn--bnk-qla.com.evil.example)',
  '[b\u0430nk.com](https://b\u0430nk.com)',
  '[\u115F\u3164\u2800](https://evil.example)',
  '[https://bank.com](https://bank.com@evil.example)',
  '[bank.com](https://bank.com.evil.example)',
  '[www.cyber.gov.au](https://cyber.gov.au/report)',
  '[a](javascript:alert(1))',
  '[a](data:text/html,<script>alert(1)</script>)',
  '[a](vbscript:x)',
  '[a](https:\\\\evil.example)',
  '[a](https://evil.example\\@bank.com)',
  '[a](https://evil.example/%0d%0a)',
  '[write](mailto:a@bank.com)',
  '[a@bank.com](mailto:b@evil.example)',
  '<https://evil.example>',
  '<mailto:a@evil.example>',
  '<script src=https://evil.example>',
  'bank.com',
  'https://bank.com/',
];

/** The nth text with marks of a seed: mostly short, every hundredth text of 50,000 characters, some of one piece. */
export const hostileMarks = (seed: number) => ({
  textOf(n: number): string {
    const random = createRandom(seed + n);
    const all = [...marks, ...marks, ...hostilePieces];
    const length = n % 100 === 7 ? 50_000 : 5 + Math.floor(random() ** 2 * 2000);
    const piece = all[Math.floor(random() * all.length)] ?? '';
    const few = n % 100 === 7 && n % 200 === 7 ? [piece, all[Math.floor(random() * all.length)] ?? ''] : all;
    return composeText(few, random, length, random() < 0.5 ? 0.1 : 0.6);
  },
});

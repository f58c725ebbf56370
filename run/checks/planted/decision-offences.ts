import { add, type Offence, write } from './offence.ts';

const check = 'documentation of decisions follows the template';
const page = 'docs/decisions/2026-11-21-theme-in-a-cookie.md';
const index = 'docs/decisions/README.md';
const supersededPage = 'docs/decisions/2026-11-21-newsletter-form-opens-a-mail.md';

export const decisionOffences: Offence[] = [
  [
    check,
    'a page without one of the headings',
    page,
    (before) => before.replace('## Alternatives', '## Options'),
    /theme-in-a-cookie\.md has the sections/,
  ],
  [
    check,
    'a heading without a text',
    page,
    (before) => before.replace(/## Context\n\n[^#]+/, '## Context\n\n'),
    /has nothing under Context/,
  ],
  [
    check,
    'a status that is none',
    page,
    (before) => before.replace('Status: accepted', 'Status: fine'),
    /has the status "fine"/,
  ],
  [
    check,
    'a subject that the index does not have',
    page,
    (before) => before.replace('Subject: pages', 'Subject: colours'),
    /has the subject "colours"/,
  ],
  [
    check,
    'a date that is not the one of the file name',
    page,
    (before) => before.replace('Date: 2026-11-21', 'Date: 2026-11-20'),
    /has not the date of its file name/,
  ],
  [
    check,
    'a superseding page that is not named as such',
    supersededPage,
    (before) => before.replace(/Status: superseded.*/, 'Status: accepted'),
    /supersedes 2026-11-21-newsletter-form-opens-a-mail\.md, which does not say so/,
  ],
  [
    check,
    'a page that is not in the index',
    'docs/decisions/2026-11-22-planted.md',
    write('# Planted\n\n- Date: 2026-11-22\n- Status: accepted\n- Subject: tools'),
    /planted\.md is in the index 0 times/,
  ],
  [
    check,
    'a page that is in the index twice',
    index,
    add('| [The theme is a cookie](2026-11-21-theme-in-a-cookie.md) | accepted |'),
    /theme-in-a-cookie\.md is in the index 2 times/,
  ],
  [
    check,
    'another title in the index',
    index,
    (before) => before.replace('[The theme is a cookie]', '[The theme]'),
    /has the title "The theme" in the index/,
  ],
];

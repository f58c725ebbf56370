import { type Chapter, meet, notApplicable } from '../requirement.ts';

export const encoding: Chapter = {
  title: 'V1 Encoding and sanitization',
  requirements: {
    '1.1.1': meet(
      'Input is decoded once, before it is checked.',
      'The framework decodes address, query and body once; the schemas check what comes out, and nothing is decoded after them.',
      'nulTexts',
      'fuzz',
    ),
    '1.1.2': meet(
      'Output is escaped last, where it is interpreted.',
      'Texts are stored as they were typed. React, the writers of mails, feeds and tables, and the database driver escape them as they write.',
      'feedsText',
      'mailText',
      'exportText',
    ),
    '1.2.1': meet(
      'Output is escaped as its context wants it: HTML, XML, headers.',
      'Pages are drawn by React; HTML of mails, pages of links, feeds and the export goes through one escaping function; response headers hold no text of people.',
      'pageText',
      'feedsText',
      'mailText',
      'exportText',
    ),
    '1.2.2': meet(
      'Addresses that are built encode what is not trusted, and have safe protocols only.',
      'Addresses are built from ids and by URLSearchParams; people type no link that is shown as one; a return address leads to our own paths only.',
      'formReturn',
      'fuzz',
    ),
    '1.2.3': meet(
      'JavaScript and JSON that are made hold no text that breaks out of them.',
      'Data of a page is JSON with `<` escaped, and the policy runs no script whose hash is not named.',
      'inlineScript',
      'pagePolicy',
    ),
    '1.2.4': meet(
      'Queries to the database take values as parameters.',
      'All queries are built by Kysely, with bound values; words of a search are quoted one by one.',
      'preparedSearch',
      'fuzz',
    ),
    '1.2.5': meet(
      'Nothing of a user reaches a command of the operating system.',
      'The servers start no process: a test reads the sources for it.',
      'sources',
    ),
    '1.2.6': notApplicable('LDAP queries are protected.', 'No LDAP is used.'),
    '1.2.7': notApplicable('XPath queries are protected.', 'No XML is read.'),
    '1.2.8': notApplicable('LaTeX is processed safely.', 'No LaTeX is used.'),
    '1.2.9': meet(
      'Texts that go into a regular expression are escaped.',
      'No expression is made of what people type: searches compare words, filters compare values.',
      'preparedSearch',
      'fuzz',
    ),
    '1.3.1': notApplicable(
      'HTML of rich-text editors is sanitized.',
      'Posts are plain text with line breaks; markup is shown as typed (test: generated pages).',
    ),
    '1.3.2': meet(
      'Nothing is run by eval or its kin.',
      'The policy of pages has neither unsafe-eval nor unsafe-inline, Trusted Types guard the rest; a test reads the sources for eval and its kin.',
      'sources',
      'pagePolicy',
      'inlineScript',
    ),
    '1.3.3': meet(
      'What goes into a dangerous context is cleaned first.',
      'NUL is left out of every text, lengths are limited by the contract, subjects of mails are one line.',
      'nulTexts',
      'mailText',
    ),
    '1.3.4': meet(
      'SVG of users cannot bring scripts.',
      'SVG is no accepted picture; every other one is decoded and drawn anew.',
      'pictureFake',
      'pictureNew',
    ),
    '1.3.5': meet(
      'Markdown, CSS and the like of users are not interpreted.',
      'Texts of people are texts everywhere.',
      'exportText',
      'feedsText',
    ),
    '1.3.6': meet(
      'Users cannot make the server call addresses of their choice.',
      'No field is an address that the server fetches; `imageUrl` only repeats the stored one.',
      'fuzz',
      'docs/protection.md#connections',
    ),
    '1.3.7': meet(
      'Templates are not built of input.',
      'Mails and pages are functions of the source tree; words of people are their arguments.',
      'mailText',
      'exportText',
    ),
    '1.3.8': notApplicable('JNDI queries are protected.', 'No Java runs here.'),
    '1.3.9': notApplicable(
      'What is sent to memcache is cleaned.',
      'No memcache. Redis holds counters, by a client that sends the length of each key.',
    ),
    '1.3.10': notApplicable(
      'Format strings are not made of input.',
      'No format strings: texts are joined by templates of the language.',
    ),
    '1.3.11': meet(
      'Input cannot add headers or commands to mails.',
      'Nodemailer writes the messages; names and subjects are one line without control characters, and addresses are checked by the contract.',
      'mailText',
      'smtp',
    ),
    '1.4.1': meet(
      'Memory is handled safely.',
      'All code is TypeScript; native code is that of Node, sharp, argon2 and SQLite, and pictures are limited before they are decoded.',
      'pictureBig',
      'badForms',
    ),
    '1.4.2': meet(
      'Numbers cannot overflow.',
      'Numbers of requests are whole, with a least and a most, by their schemas.',
      'fuzz',
    ),
    '1.4.3': meet(
      'What was allocated is freed.',
      'A garbage collector frees memory; files and connections are closed in `finally`, and uploads of a killed process are swept.',
      'killed',
      'pictureTurns',
    ),
    '1.5.1': notApplicable(
      'XML parsers resolve no external entities.',
      'No XML is parsed: feeds and sitemaps are only written.',
    ),
    '1.5.2': meet(
      'Data that is read back from strangers makes only expected objects.',
      'JSON alone is read, `__proto__` is refused, and schemas name every field.',
      'fuzz',
      'badForms',
      'fieldsDropped',
    ),
  },
};

import { readFileSync, writeFileSync } from 'node:fs';
import { fallback } from './fallback.ts';

const tokens = new URL('../src/tokens/tokens.css', import.meta.url);
writeFileSync(new URL('fallback.css', tokens), fallback(readFileSync(tokens, 'utf8')));

import type { Changed } from './codemod.ts';

/** `"contract": "^1.4.0"` in a remote.json, as the first version of the next major; a range that names it stays. */
export function raiseContract(text: string, contractVersion: string): Changed {
  const [now = ''] = contractVersion.split('.');
  const found = /("contract"\s*:\s*")([^"]*)(")/.exec(text);
  const majors = (found?.[2] ?? '').match(/(?<![\d.])\d+/g) ?? [];
  if (!found || majors.length === 0 || majors.some((one) => Number(one) >= Number(now))) return { text, byHand: [] };
  const [whole, before = '', , after = ''] = found;
  return { text: text.replace(whole, `${before}^${now}.0.0${after}`), byHand: [] };
}

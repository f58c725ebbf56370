/** Characters of an address as it is written, and as a browser gets it. */
const [longestWritten, longestSent] = [2000, 4000];

const mailbox = /^mailto:([\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,8})$/i;

export interface Address {
  href: string;
  /** Where it leads: the host with its port, or the mailbox. */
  host: string;
}

/** What a link may lead to: a page or a mailbox; null for everything else. */
export function readAddress(written: string): Address | null {
  if (written.length > longestWritten) return null;
  const mail = mailbox.exec(written)?.[1];
  if (mail !== undefined) return { href: `mailto:${mail}`, host: mail };
  if (!/^https?:\/\//i.test(written) || !URL.canParse(written)) return null;
  const { href, host, hostname, username, password } = new URL(written);
  // What stands before an @ looks like the place that it leads to.
  const isClear = username === '' && password === '' && hostname.includes('.');
  return isClear && href.length <= longestSent ? { href, host } : null;
}

const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** The words of a link without what nobody sees, or what turns the direction of others round. */
export const visibleWords = (words: string): string =>
  words
    .replaceAll(unseen, '')
    .replaceAll(/(\p{M}{2})\p{M}+/gu, '$1')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** Names with dots in them, as people read them: in any script, with any character that is read as a dot. */
const addressLike = /(?<![\p{L}\p{N}\p{M}-])[\p{L}\p{N}\p{M}-]+(?:[.\u3002\uff61\u2024][\p{L}\p{N}\p{M}-]+)+/gu;

function toHostname(name: string): string {
  if (/^[a-z\d.-]+$/i.test(name)) return name.toLowerCase();
  const plain = name.replaceAll(/[\u3002\uff61\u2024]/g, '.');
  return URL.canParse(`https://${plain}`) ? new URL(`https://${plain}`).hostname : plain.toLowerCase();
}

/** Whether words read as an address of another place than the one that they lead to. */
export function hasFalseFace(words: string, host: string): boolean {
  const real = host
    .slice(host.indexOf('@') + 1)
    .replace(/:\d+$/, '')
    .toLowerCase();
  return (words.normalize('NFKC').match(addressLike) ?? [])
    .filter((name) => /\p{L}[^.]*$/u.test(name) || /^\d+(?:\.\d+){3}$/.test(name))
    .map(toHostname)
    .some((name) => name !== real && !real.endsWith(`.${name}`) && !name.endsWith(`.${real}`));
}

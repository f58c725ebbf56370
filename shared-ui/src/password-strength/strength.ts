export type Strength = 'weak' | 'fair' | 'strong';

const tried = ['password', 'passw0rd', 'qwerty', 'letmein', 'welcome', 'iloveyou', 'admin', '12345', 'abc123'];

/**
 * A hint, not a judge: length counts more than odd characters (NIST SP 800-63B), and what everybody tries first
 * counts for nothing.
 */
export function strengthOf(password: string): Strength {
  const plain = password.toLowerCase();
  const worth = tried.reduce((rest, word) => rest.replaceAll(word, ''), plain);
  if (worth.length < 10 || new Set(worth).size < 5) return 'weak';
  return worth.length < 16 ? 'fair' : 'strong';
}

/** Whether a text is a whole address of a page of the open web, by https and without a password in it. */
export function isPublicAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, hostname } = new URL(address);
  return protocol === 'https:' && !username && !password && hostname.includes('.');
}

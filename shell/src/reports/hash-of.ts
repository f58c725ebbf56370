/** The hash that this page names for a file of a release, script or sheet. */
export function hashOf(file: string): string | undefined {
  const { pathname } = new URL(file, document.baseURI);
  const text = document.querySelector('script[type="importmap"]')?.textContent;
  const scripts = text ? (JSON.parse(text) as { integrity: Record<string, string> }).integrity : {};
  return scripts[pathname] ?? globalThis.__cyberharbourStyles?.[pathname];
}

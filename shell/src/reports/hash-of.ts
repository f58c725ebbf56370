/** The sha384 that this page names for a script or stylesheet of a release. */
export function hashOf(file: string): string | undefined {
  const { pathname } = new URL(file, document.baseURI);
  const text = document.querySelector('script[type="importmap"]')?.textContent;
  const scripts = text ? (JSON.parse(text) as { integrity: Record<string, string> }).integrity : {};
  return scripts[pathname] ?? globalThis.__cyberharbourStyles?.[pathname];
}

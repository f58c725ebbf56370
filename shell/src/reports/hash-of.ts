/** The sha384 that this page names for a script or stylesheet of a release. */
export function hashOf(file: string): string | undefined {
  const { pathname } = new URL(file, document.baseURI);
  const maps = [...document.querySelectorAll('script[type="importmap"]')].map(
    ({ textContent }) => (JSON.parse(textContent) as { integrity: Record<string, string> }).integrity,
  );
  return maps.find((scripts) => pathname in scripts)?.[pathname] ?? globalThis.__cyberharbourStyles?.[pathname];
}

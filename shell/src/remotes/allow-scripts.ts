interface TextPolicy {
  createScript: (text: string) => string;
}

/** Only what the page's policy names by its hash may run, whatever text is passed here. */
const policy = (
  globalThis as { trustedTypes?: { createPolicy: (name: string, rules: TextPolicy) => TextPolicy } }
).trustedTypes?.createPolicy('release-set', { createScript: (text) => text });

/** Hashes that an import map could not name, by address: a browser that takes only one map. */
let unmapped: Record<string, string> = {};

/**
 * Adds an import map after the page's own: sha384 of further scripts, which may run from then on. A browser that does
 * not take a second one says so by an error event of the element.
 */
export async function allowScripts(importMap: string): Promise<void> {
  const script = document.createElement('script');
  script.type = 'importmap';
  script.textContent = policy?.createScript(importMap) ?? importMap;
  const isRefused = await new Promise<boolean>((resolve) => {
    script.addEventListener('error', () => resolve(true));
    document.head.append(script);
    setTimeout(() => resolve(false));
  });
  if (isRefused) unmapped = (JSON.parse(importMap) as { integrity: Record<string, string> }).integrity;
}

/** Where no second import map is taken, fetches all scripts of a version with their hashes before one is imported. */
export async function fetchUnmapped(entry: string): Promise<void> {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  const files = Object.entries(unmapped).filter(([file]) => file.startsWith(folder));
  await Promise.all(
    files.map(
      ([href, integrity]) =>
        new Promise<unknown>((resolve) => {
          const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, integrity });
          link.addEventListener('load', resolve);
          // The import fails for the same reason, and says so.
          link.addEventListener('error', resolve);
          document.head.append(link);
        }),
    ),
  );
}

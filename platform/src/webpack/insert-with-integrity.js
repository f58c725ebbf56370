/* global document */
/**
 * Runs in the browser, inside a remote's webpack runtime: adds a lazy sheet with the hash that the page's release set
 * names for it. A sheet that no release names is refused, as the browser refuses such a script.
 * @param {HTMLLinkElement} link
 */
export function insertWithIntegrity(link) {
  const integrity = globalThis.__cyberharbourStyles?.[new URL(link.href, document.baseURI).pathname];
  if (!integrity) {
    link.dispatchEvent(new Event('error'));
    return;
  }
  link.integrity = integrity;
  document.head.appendChild(link);
}

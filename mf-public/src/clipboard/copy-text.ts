/** Whether a text is in the clipboard now. A browser may refuse, and on a page without TLS it has none at all. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

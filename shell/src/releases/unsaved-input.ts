/** @returns a function that says whether something typed or chosen in the main area of this page is still there */
export function watchInput(page: Document): () => boolean {
  const changed = new Set<Element>();
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.closest('main')) changed.add(target);
  };
  page.addEventListener('input', note, true);
  return () => {
    for (const field of changed) if (!field.isConnected) changed.delete(field);
    return [...changed].some((field) => !('value' in field) || field.value !== '');
  };
}

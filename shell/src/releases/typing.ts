/** @returns whether something that was typed or chosen in the main part of this page still stands there */
export function watchTyping(page: Document): () => boolean {
  const touched = new Set<Element>();
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.closest('main')) touched.add(target);
  };
  page.addEventListener('input', note, true);
  return () => {
    for (const field of touched) if (!field.isConnected) touched.delete(field);
    return [...touched].some((field) => !('value' in field) || field.value !== '');
  };
}

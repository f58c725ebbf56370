import { readAreas } from './read-areas';
import type { PageState } from './read-areas';

const regions = [
  ['shell', 'header:not(main header)'],
  ['screen', 'main'],
  ['shell', 'footer:not(main footer)'],
] as const;

/** Set by script, which the policy of the page allows: a sheet would be one more file. */
const labelStyle: Partial<CSSStyleDeclaration> = {
  position: 'absolute',
  zIndex: '2147483647',
  padding: '0.25em 0.75em',
  font: '0.8125rem/1.5 monospace',
  whiteSpace: 'pre-line',
  background: 'Canvas',
  color: 'CanvasText',
  border: '2px solid Highlight',
  pointerEvents: 'none',
};

/** Marks each area with what drew it. @returns a function that takes the marks away */
export function openInspector(page: Document, state: PageState): () => void {
  const areas = readAreas(state);
  const undo: (() => void)[] = [];
  const panel = page.createElement('div');
  panel.setAttribute('role', 'status');
  panel.setAttribute('aria-label', 'What drew this page');
  page.body.append(panel);
  for (const [area, selector] of regions) {
    const element = page.querySelector<HTMLElement>(selector);
    if (!element) continue;
    const { outline, outlineOffset } = element.style;
    Object.assign(element.style, { outline: '2px solid Highlight', outlineOffset: '-2px' });
    undo.push(() => Object.assign(element.style, { outline, outlineOffset }));
    const { left, top } = element.getBoundingClientRect();
    const label = page.createElement('p');
    label.textContent = areas[area].join('\n');
    const place = { left: `${String(left + scrollX)}px`, top: `${String(top + scrollY)}px`, margin: '0' };
    Object.assign(label.style, labelStyle, place);
    panel.append(label);
  }
  return () => {
    panel.remove();
    for (const one of undo) one();
  };
}

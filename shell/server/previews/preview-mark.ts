import type { Preview } from '@cyberharbour/releases';
import { escapeHtml } from '../pages/html.ts';

/** Where the links of previews lead, and where a browser leaves them. No remote can claim an address like this. */
export const previewPath = '/_preview';
export const leavePath = '/_leave-preview';

/** `24 Nov 2026, 2:00 pm UTC`: whoever gets the link may be anywhere. */
const describeTime = (time: number) =>
  `${new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(time)} UTC`;

/** One preview as people read it. */
export const describePreview = ({ unit, name, expires }: Preview) =>
  `${unit} as in “${name}”, until ${describeTime(expires)}`;

/** In the document itself: the mark is there whatever the previewed release does with its own sheets. */
export const markStyle =
  '.preview-mark{position:sticky;inset-block-end:0;z-index:60;display:flex;flex-wrap:wrap;gap:.5em 1em;' +
  'align-items:center;justify-content:space-between;padding:.5em 1em;font-size:.875rem;' +
  'background:var(--pencil,CanvasText);color:var(--paper,Canvas)}.preview-mark p{margin:0}' +
  '.preview-mark form{margin:0}.preview-mark button{font:inherit;min-block-size:2.75em;padding:.25em 1em;' +
  'border:1px solid;border-radius:.25em;background:transparent;color:inherit;cursor:pointer}';

/** What every page of a preview says below its content, with the way to leave; it works without script. */
export const previewMark = (previews: readonly Preview[]) =>
  `<aside class="preview-mark" aria-label="Preview"><p><strong>Preview</strong> of ${previews
    .map((one) => escapeHtml(describePreview(one)))
    .join('; ')}. Only this browser shows it.</p>` +
  `<form method="post" action="${leavePath}"><button>Leave the preview</button></form></aside>`;

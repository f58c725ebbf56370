import { brand, heading, sheetStyle } from './poster.ts';
import { drawQr } from './qr.ts';
import type { SheetFacts } from './sheet-facts.ts';

/** Millimetres, as presentation programs have a slide of 16:9. */
const paper = { width: 338.667, height: 190.5 } as const;

export const slideStyle = `${sheetStyle(paper, 60)}
main{flex-direction:row}
main>img,.sea{flex:0 0 36%;min-width:0;height:100%;object-fit:cover;background:#0a5263}
.half{flex:1 1 auto;display:flex;flex-direction:column;min-width:0}
.words{flex:1 1 auto;display:flex;flex-direction:column;gap:.9rem;min-height:0;padding:2rem 2.4rem .6rem;overflow:hidden}
.words p{margin:0}
ol{margin:0;padding-left:1.4rem;font-size:1.25rem;font-weight:600}
.foot{flex:0 0 auto;display:flex;gap:1.6rem;align-items:center;padding:1.2rem 2.4rem;background:#f4bd3c}
.foot .qr{flex:0 0 auto;width:8.5rem;height:8.5rem}
.foot p{margin:0 0 .3rem;overflow-wrap:anywhere}
.foot strong{font-size:1.5rem}`;

/** One slide for a meeting: printed to PDF, or shown full screen as it is. */
export function drawSlide(facts: SheetFacts): string {
  const { by, summary, actions, until, picture, shortAddress } = facts;
  return `<p class="note">Show this page full screen (F11), or print it to a PDF (Ctrl+P, or ⌘P): one slide of 16:9. <a href="poster?size=a4">Poster</a></p><main>${picture === null ? '<div class="sea"></div>' : `<img src="${picture}" alt="">`}
<div class="half"><div class="words">${brand}${heading(facts)}<p>${by} · until ${until}</p>${actions.length > 0 ? `<ol>${actions.map((text) => `<li>${text}</li>`).join('')}</ol>` : `<p>${summary}</p>`}</div>
<div class="foot">${drawQr(facts.addressFrom('slide'))}<div><p><strong>Join in with one press.</strong></p><p>No account needed.</p><p>${shortAddress}</p></div></div></div></main>`;
}

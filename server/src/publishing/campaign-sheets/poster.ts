import { drawLogo } from '../../http/logo.ts';
import { drawQr } from './qr.ts';
import type { PaperSize, SheetFacts } from './sheet-facts.ts';

/** Millimetres; everything else of a sheet is a share of its width. */
const paper = { a4: { width: 210, height: 297 }, a5: { width: 148, height: 210 } } as const;

/** What every printed sheet has. @param letters of the size of its text that stand side by side */
export const sheetStyle = ({ width, height }: { width: number; height: number }, letters = 42) =>
  `@page{size:${width}mm ${height}mm;margin:0}
*{box-sizing:border-box}
html{font-size:${width / letters}mm;-webkit-print-color-adjust:exact;print-color-adjust:exact}
body{margin:0;background:#d9d4c5;color:#10303a;font:1rem/1.35 "Public Sans",system-ui,sans-serif}
main{display:flex;flex-direction:column;width:${width}mm;height:${height - 1}mm;margin:0 auto;overflow:hidden;background:#fbf8f0}
.note{max-width:${width}mm;margin:0 auto;padding:1rem;font-size:16px}
.note a{color:#0a5263}
h1{margin:0;font:600 3.4rem/1.08 Besley,Georgia,serif;overflow-wrap:anywhere}
h1[data-long]{font-size:2.2rem}
h1[data-longest]{font-size:1.6rem}
.brand{display:flex;gap:.6rem;align-items:center;margin:0;font-weight:600}
.qr{display:block;background:#fff}
@media print{body{background:none}.note{display:none}}`;

export const heading = ({ title, length }: SheetFacts) =>
  `<h1${length > 100 ? ' data-longest' : length > 40 ? ' data-long' : ''}>${title}</h1>`;

/** A bar for the screen alone: another size, and how it is printed. */
const note = (kind: 'poster' | 'strip', size: PaperSize) =>
  `<p class="note">Print this page with your browser (Ctrl+P, or ⌘P), without margins. It is ${size.toUpperCase()}. <a href="?size=${size === 'a4' ? 'a5' : 'a4'}">As ${size === 'a4' ? 'A5' : 'A4'}</a> · <a href="${kind === 'poster' ? 'strip' : 'poster'}?size=${size}">${kind === 'poster' ? 'Pull-off strips' : 'Poster'}</a> · <a href="slide">Slide</a></p>`;

export const brand = `<p class="brand">${drawLogo('#10303a', '#f4bd3c')}CyberHarbour</p>`;

export const posterStyle = (size: PaperSize) => `${sheetStyle(paper[size])}
main>img,.sea{flex:0 1 32%;min-height:0;width:100%;object-fit:cover;background:#0a5263}
.words{flex:1 1 auto;display:flex;flex-direction:column;gap:.9rem;min-height:0;padding:1.8rem 2.2rem .6rem;overflow:hidden}
.words p{margin:0}
ol{margin:0;padding-left:1.4rem;font-size:1.25rem;font-weight:600}
.foot{flex:0 0 auto;display:flex;gap:1.6rem;align-items:center;padding:1.2rem 2.2rem 1.6rem;background:#f4bd3c}
.foot .qr{flex:0 0 auto;width:9.5rem;height:9.5rem}
.foot p{margin:0 0 .4rem;overflow-wrap:anywhere}
.foot strong{font-size:1.5rem}`;

export function drawPoster(facts: SheetFacts, size: PaperSize): string {
  const { by, summary, actions, until, picture, shortAddress } = facts;
  return `${note('poster', size)}<main>${picture === null ? '<div class="sea"></div>' : `<img src="${picture}" alt="">`}
<div class="words">${brand}${heading(facts)}<p>${by} · until ${until}</p>${actions.length > 0 ? `<ol>${actions.map((text) => `<li>${text}</li>`).join('')}</ol>` : `<p>${summary}</p>`}</div>
<div class="foot">${drawQr(facts.addressFrom('poster'))}<div><p><strong>Join in with one press.</strong></p><p>No account needed.</p><p>${shortAddress}</p></div></div></main>`;
}

const strips = { a4: 8, a5: 6 } as const;

export const stripStyle = (size: PaperSize) => `${sheetStyle(paper[size])}
.words{flex:1 1 auto;display:flex;flex-direction:column;gap:1rem;min-height:0;padding:2.2rem;overflow:hidden}
.words p{margin:0}
ol{margin:0;padding-left:1.4rem;font-size:1.25rem;font-weight:600}
ul{flex:0 0 34%;display:flex;margin:0;padding:0;list-style:none;border-top:1px dashed #10303a}
li.off{flex:1 1 0;display:flex;flex-direction:column;gap:.4rem;align-items:center;min-width:0;padding:.5rem .2rem;overflow:hidden}
li.off+li.off{border-left:1px dashed #10303a}
li.off .qr{flex:0 0 auto;width:100%;max-width:4.6rem;height:auto;aspect-ratio:1}
li.off span{writing-mode:vertical-rl;min-height:0;max-height:100%;overflow:hidden;font-size:.62rem;line-height:1.25;overflow-wrap:anywhere}`;

export function drawStrip(facts: SheetFacts, size: PaperSize): string {
  const { by, summary, actions, until, title, shortAddress } = facts;
  const one = `<li class="off">${drawQr(facts.addressFrom('strip'))}<span><b>${title}</b><br>${shortAddress}</span></li>`;
  return `${note('strip', size)}<main><div class="words">${brand}${heading(facts)}<p>${by} · until ${until}</p><p>${summary}</p>${actions.length > 0 ? `<ol>${actions.map((text) => `<li>${text}</li>`).join('')}</ol>` : ''}</div><ul>${one.repeat(strips[size])}</ul></main>`;
}

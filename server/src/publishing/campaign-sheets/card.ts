import { drawLogo } from '../../http/logo.ts';
import type { SheetFacts } from './sheet-facts.ts';

export const cardStyle = `:root{color-scheme:light dark;--paper:#fffefa;--ink:#10303a;--sea:#0a5263;--on-sea:#fffefa;--line:#8a9ba0;--focus:#a31f66}
@media(prefers-color-scheme:dark){:root{--paper:#0b1f27;--ink:#f3eddf;--sea:#93d8dd;--on-sea:#0b1f27;--line:#5d7780;--focus:#f59acb}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.45 system-ui,sans-serif}
main{display:flex;flex-direction:column;gap:.6rem;min-height:100vh;padding:1rem;border:1px solid var(--line);border-radius:12px}
img{width:100%;height:120px;object-fit:cover;border-radius:6px}
p{margin:0}
.brand{display:flex;gap:.5rem;align-items:center;font-size:14px}
.brand svg{width:24px;height:24px}
h1{margin:0;font:600 1.25rem/1.2 Georgia,serif;overflow-wrap:anywhere}
a{align-self:start;padding:.6rem 1.1rem;border-radius:6px;background:var(--sea);color:var(--on-sea);font-weight:600;text-decoration:none}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}`;

/** For a frame in the page of another site, where nothing of ours runs: one link leads here. */
export const drawCard = (facts: SheetFacts): string =>
  `<main>${facts.picture === null ? '' : `<img src="${facts.picture}" alt="">`}<p class="brand">${drawLogo('currentColor', '#f4bd3c')}CyberHarbour</p><h1>${facts.title}</h1><p>${facts.by} · until ${facts.until}</p><a href="${facts.addressFrom('card')}" target="_blank" rel="noopener">Join this campaign</a></main>`;

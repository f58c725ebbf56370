import { escapeHtml, openTag } from '../pages/html.ts';
import type { RunningAlert } from './running-alerts.ts';

/** In the document itself, and only where an alert runs: a page without one costs nothing. */
export const alertStyle =
  '.alerts{border-block-end:.25rem solid var(--warn,currentColor);background:var(--warn-soft,Canvas);' +
  'color:var(--ink,CanvasText);padding-inline:max(var(--gutter,1rem),1rem);overflow-wrap:anywhere}' +
  '.alerts summary{cursor:pointer;font-weight:700;padding-block:.75em;min-block-size:1.5em}' +
  '.alerts details+details{border-block-start:1px solid var(--warn,currentColor)}' +
  '.alerts div{max-inline-size:var(--measure,40em);padding-block-end:.75em}' +
  '.alerts p{margin:0;white-space:pre-line}.alerts p+p{margin-block-start:.5em}' +
  '.alerts a{display:inline-block;padding-block:.25em;margin-inline-end:1em;color:var(--link,LinkText)}' +
  '@media print{.alerts{display:none}}';

/**
 * Runs right behind the banner, before it is painted: what a reader folded away on this device is folded, until it is
 * corrected. An alert leaves an open page when it ends, as far as the clock of the device is right.
 */
export const alertScript =
  "(()=>{const k='alerts-folded',r=()=>{try{return(localStorage.getItem(k)||'').split(' ').filter(Boolean)}catch{return[]}};" +
  "for(const d of document.querySelectorAll('.alerts details')){const a=d.dataset.alert,t=d.dataset.ends-Date.now();" +
  'd.open=!r().includes(a);' +
  "d.addEventListener('toggle',()=>{const o=r().filter(e=>e!==a);if(!d.open)o.push(a);" +
  "try{localStorage.setItem(k,o.slice(-9).join(' '))}catch{}});" +
  'if(t>0)setTimeout(()=>{const b=d.parentNode;d.remove();if(!b.children.length)b.remove()},t)}})()';

const drawLink = (href: string, text: string) => `${openTag('a', { href })}${escapeHtml(text)}</a>`;

function drawAlert({ id, version, title, advice, link, endsAt }: RunningAlert): string {
  const attributes = { open: true as const, 'data-alert': `${id}.${String(version)}`, 'data-ends': String(endsAt) };
  const links = [
    drawLink(`/alerts/${id}`, 'What happened, and who is hit'),
    ...(link ? [drawLink(link.href, link.title)] : []),
  ];
  return (
    `${openTag('details', attributes)}<summary>Alert: ${escapeHtml(title)}</summary>` +
    `<div><p>${escapeHtml(advice)}</p><p>${links.join(' ')}</p></div></details>`
  );
}

/** What stands before everything else in the body of a page; nothing where no alert runs. It works without script. */
export const drawAlerts = (alerts: readonly RunningAlert[]): string =>
  alerts.length === 0
    ? ''
    : `<section class="alerts" aria-label="Alerts">${alerts.map(drawAlert).join('')}</section>` +
      `<script>${alertScript}</script>`;

import { addressOf } from '@cyberharbour/releases';
import type { Release } from '@cyberharbour/releases';
import type { PathClaim } from '@cyberharbour/platform';
import { openTag } from '../pages/html.ts';
import { listAssets } from '../pages/page-assets.ts';

/** Milliseconds after which nothing is waited for: a browser may paint and not say so. */
const longest = 3000;

/**
 * Runs at the end of a rendered page, allowed by its hash: fetches the page's scripts once something was painted, so that
 * none of them competes with that on a fast line either. At once where nothing is painted: in a tab behind others, in a
 * page that is made ahead, and where the browser does not say when it paints.
 */
export const startScript =
  "{let{entry:e,scripts:s}=document.currentScript.dataset,k='largest-contentful-paint',p=Promise.resolve();" +
  'if(!document.hidden&&PerformanceObserver.supportedEntryTypes?.includes(k))p=new Promise(r=>{' +
  'new PerformanceObserver((l,o)=>{o.disconnect();r()}).observe({type:k,buffered:true});' +
  `document.addEventListener('visibilitychange',r,{once:true});setTimeout(r,${String(longest)})});` +
  "p.then(()=>{for(let href of`${e} ${s}`.trim().split(' '))document.head.append(Object.assign(document.createElement('link')," +
  "{rel:'modulepreload',fetchPriority:'low',href}));import(e)})}";

/** The script with what it fetches: the entry of the shell, and what the path needs of the remote that draws it. */
export const tagStart = (shell: Release, remote: Release, claim: PathClaim): string =>
  `${openTag('script', {
    'data-entry': addressOf(shell, shell.entry),
    'data-scripts': listAssets(remote, claim).scripts.join(' '),
  })}${startScript}</script>`;

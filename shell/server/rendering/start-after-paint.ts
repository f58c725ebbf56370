import { openTag } from '../pages/html.ts';
import { hashSource } from '../pages/page-headers.ts';
import { stripTrackingScript } from '../pages/tracking-parameters.ts';

/**
 * Stands at the end of a rendered page, allowed by its hash. It strips the address, and fetches the scripts as soon as
 * the page is seen, with the picture that it wants first, so that they compete with nothing that a reader waits for.
 * Sooner where somebody presses something, at once where nothing is painted, as in a tab that is not looked at yet, and
 * after a second where the picture takes longer, and in a browser that does not say what it paints.
 */
const startScript =
  stripTrackingScript +
  '(()=>{let{entry,preload}=document.currentScript.dataset,begun,start=()=>{if(begun)return;begun=1;import(entry);' +
  "for(let href of preload.split(' '))document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}))};" +
  "if(document.hidden)return start();new PerformanceObserver(()=>{let picture=document.querySelector('img[fetchpriority=high]');" +
  'if(!picture||picture.complete)return start();' +
  "for(let type of['load','error'])picture.addEventListener(type,()=>requestAnimationFrame(()=>setTimeout(start)))" +
  "}).observe({type:'paint',buffered:true});" +
  "for(let type of['pointerdown','keydown'])addEventListener(type,start,true);setTimeout(start,1e3)})()";

/** How a policy allows it: the same text in every page, so hashed once. */
export const startSource = hashSource(startScript);

/**
 * The element that starts a page. The import map, by which its scripts are allowed, stands before it.
 * @param entry address of the shell's script
 * @param preload addresses of the scripts that it is going to ask for
 */
export const tagStart = (entry: string, preload: readonly string[]): string =>
  `${openTag('script', { 'data-entry': entry, 'data-preload': preload.join(' ') })}${startScript}</script>`;

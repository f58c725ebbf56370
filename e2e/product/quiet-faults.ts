import { globSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@cyberharbour/releases';
import { changeText } from './releases.ts';

/** A release that says nothing of what is wrong with it. */
export interface QuietFault {
  name: string;
  change: (dist: string, good: Release) => Promise<void>;
}

/** Code that runs when the remote is imported. */
export const atImport = (name: string, code: string): QuietFault => ({
  name,
  change: (dist) => changeText(join(dist, 'remoteEntry.js'), (text) => `${code};${text}`),
});

/** The same, some time after the smoke mount has looked. */
const later = (name: string, code: string): QuietFault =>
  atImport(`${name}, 6 s late`, `setTimeout(()=>{${code}},6000)`);

const inSheets = (name: string, rule: string): QuietFault => ({
  name,
  change: async (dist) => {
    for (const file of globSync('*.css', { cwd: dist })) await appendFile(join(dist, file), rule);
  },
});

/** Empties the page. */
export const empty = "document.body.textContent=''";
const hideAll = "let s=new CSSStyleSheet();s.replaceSync('*{display:none}');document.adoptedStyleSheets=[s]";
const noFetch = 'globalThis.fetch=()=>new Promise(()=>{})';
const ownMap = 'let m=Array.prototype.map;Array.prototype.map=function(...a){return m.apply(this,a)}';
const loop = 'for(;;);';
const storm = "setInterval(()=>{for(let i=0;i<50;i++)Promise.reject(new Error('storm'))},50)";
const leak = 'let l=[];setInterval(()=>l.push(Array.from({length:1e6},(_,i)=>i+l.length)),100)';
const nodes =
  "let d=document.createElement('div');d.hidden=true;for(let i=0;i<2e5;i++)d.append(document.createElement('i'));document.body.append(d)";
const cover =
  "let c=document.createElement('div');Object.assign(c.style,{position:'fixed',inset:'0',zIndex:'9999'});document.body.append(c)";

export const quietFaults: QuietFault[] = [
  atImport('empties the page', `setTimeout(()=>{${empty}},800)`),
  later('empties the page', empty),
  atImport('hides everything by script', `setTimeout(()=>{${hideAll}},800)`),
  later('hides everything by script', hideAll),
  inSheets('hides everything in its sheet', '*{display:none}'),
  inSheets('hides every link in its sheet', '@layer remote{a{display:none}}'),
  atImport('lies over the whole page', `setTimeout(()=>{${cover}},800)`),
  atImport('replaces fetch', noFetch),
  later('replaces fetch', noFetch),
  atImport('replaces Array.prototype.map', ownMap),
  later('replaces Array.prototype.map', ownMap),
  atImport('never ends at import', loop),
  later('never ends', loop),
  atImport('loads the page again and again', 'setTimeout(()=>location.reload(),300)'),
  atImport('leaks 80 MB a second', leak),
  atImport('makes 200,000 elements', `setTimeout(()=>{${nodes}},800)`),
  later('makes 200,000 elements', nodes),
  atImport('rejects without end', storm),
  later('rejects without end', storm),
];

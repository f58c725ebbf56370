import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/**
 * What Apple Mail, Gmail, Outlook for Windows (which draws by Word), Outlook.com, Yahoo and Samsung Email all draw, as
 * https://www.caniemail.com says (read in November 2026): elements, and the attributes that each may have.
 */
const ofAll = ['class', 'style', 'dir', 'lang', 'aria-hidden'];
const cell = ['width', 'height', 'align', 'valign', 'bgcolor'];
const elements: Record<string, readonly string[]> = {
  html: [],
  head: [],
  meta: ['charset', 'name', 'content'],
  title: [],
  style: [],
  body: ['bgcolor'],
  table: ['role', 'border', 'cellpadding', 'cellspacing', 'width', 'align', 'bgcolor'],
  tbody: [],
  tr: [],
  td: cell,
  div: [],
  h1: [],
  h2: [],
  p: [],
  strong: [],
  em: [],
  a: ['href'],
  br: [],
  img: ['src', 'width', 'alt'],
};

/** Drawn by all of them, with these values. */
const properties: Record<string, RegExp> = {
  color: /^#[\da-f]{6}$/,
  'background-color': /^#[\da-f]{6}$/,
  'font-family': /^['\w\s,-]+$/,
  'font-size': /^\d+px$/,
  'font-weight': /^700$/,
  'line-height': /^\d+px$/,
  'letter-spacing': /^\d+px$/,
  'text-align': /^(left|center)$/,
  'text-decoration': /^(none|underline)$/,
  height: /^(\d+px|auto)$/,
  margin: /^0( (0|\d+px)){0,3}$/,
};

/** Drawn by some; without it a mail has square corners, is wider, or shows a line more. */
const mayBeLost: Record<string, RegExp> = {
  'border-radius': /^\d+px$|^(\d+(px)? ){3}\d+(px)?$/,
  'max-width': /^(600px|100%)$/,
  'word-break': /^break-word$/,
  'overflow-wrap': /^break-word$/,
  display: /^none$/,
  overflow: /^hidden$/,
  'max-height': /^0$/,
};

/** Gmail cuts a mail that is longer, in bytes. */
const clippedAfter = 102_000;

export interface ReadMail {
  /** In the order of the document. */
  elements: Element[];
  /** All words that are shown, without the preview. */
  text: string;
}

export const attribute = ({ attrs }: Element, name: string) => attrs.find((each) => each.name === name)?.value;

export function readMail(html: string): ReadMail {
  const found: Element[] = [];
  let text = '';
  const read = (node: Node, isShown: boolean) => {
    if ('tagName' in node) {
      found.push(node);
      if (node.tagName === 'br') text += '\n';
    }
    if (node.nodeName === '#text' && 'value' in node && isShown) text += node.value;
    const isHidden =
      'tagName' in node && (/display:none/.test(attribute(node, 'style') ?? '') || node.tagName === 'head');
    if ('childNodes' in node) for (const child of node.childNodes) read(child, isShown && !isHidden);
  };
  read(parse(html), true);
  return { elements: found, text };
}

function findStyleFaults({ tagName }: Element, style: string): string[] {
  return style
    .split(';')
    .filter((each) => each.trim())
    .flatMap((declaration) => {
      const [name = '', value = ''] = declaration.split(/:(.*)/s).map((each) => each.trim());
      // Word draws a padding on cells alone.
      const allowed =
        name === 'padding' && tagName === 'td' ? /^(0|\d+px)( (0|\d+px)){0,3}$/ : (properties[name] ?? mayBeLost[name]);
      return allowed?.test(value) ? [] : [`${tagName}: ${name}: ${value}`];
    });
}

function findElementFaults(element: Element): string[] {
  const { tagName, attrs } = element;
  const allowed = elements[tagName];
  if (!allowed) return [`<${tagName}>`];
  return attrs.flatMap(({ name, value }) => {
    if (name === 'style') return findStyleFaults(element, value);
    if (name === 'href' && !/^https?:\/\/[^/]/.test(value)) return [`href ${value} is not absolute`];
    // What a mail loads tells who sent it that it is read: a picture comes with it.
    if (name === 'src' && !value.startsWith('cid:')) return [`src ${value} is loaded`];
    return [...allowed, ...ofAll].includes(name) ? [] : [`${tagName} ${name}`];
  });
}

/**
 * @param mostLinks of a mail that asks for one thing, unless said otherwise
 * @returns what some usual mail program would not draw as it is meant
 */
export function findClientFaults(html: string, mostLinks = 2): string[] {
  const { elements: all } = readMail(html);
  const styles = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  // The dark scheme repaints, and moves nothing: where it is not known, nothing is lost.
  const dark =
    /^:root\{color-scheme:light dark\}@media \(prefers-color-scheme:dark\)\{(\.[\w-]+\{(background-color|color):#[\da-f]{6}!important\})+\}$/;
  return [
    ...all.flatMap(findElementFaults),
    ...(dark.test(styles) ? [] : [`styles: ${styles}`]),
    ...(all.some((each) => attribute(each, 'lang') === 'en-AU') ? [] : ['no language']),
    ...(all.filter(({ tagName }) => tagName === 'h1').length === 1 ? [] : ['not one h1']),
    ...(all.filter(({ tagName }) => tagName === 'a').length <= mostLinks ? [] : ['more than one thing to do']),
    ...all
      .filter((each) => each.tagName === 'table' && attribute(each, 'role') !== 'presentation')
      .map(() => 'a table'),
    ...(Buffer.byteLength(html) < clippedAfter ? [] : ['too long']),
  ];
}

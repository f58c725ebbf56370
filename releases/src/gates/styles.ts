import type { Release } from '../store/release.ts';

/** One rule of a sheet: what it is for, what it says, and the at-rules and rules around it. */
interface Rule {
  selector: string;
  body: string;
  around: string[];
}

/** Where quoted text and comments are, so that nothing in them counts. */
const withoutTexts = (sheet: string) =>
  sheet.replace(/\/\*[^]*?\*\/|"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'/g, (text) =>
    text.startsWith('/*') ? ' ' : '""',
  );

/** Reads the rules of a sheet, outermost first. Source: CSS Syntax Module Level 3, without its recovery from errors. */
export function rulesOf(sheet: string): Rule[] {
  const rules: Rule[] = [];
  const open: Rule[] = [];
  for (const [, text = '', mark = ''] of withoutTexts(sheet).matchAll(/([^{};]*)([{};]|$)/g)) {
    if (mark === '{') {
      const rule = { selector: text.trim(), body: '', around: open.map(({ selector }) => selector) };
      rules.push(rule);
      open.push(rule);
    } else {
      const last = open.at(-1);
      if (last) last.body += `${text.trim()};`;
      else if (text.trim()) rules.push({ selector: text.trim(), body: '', around: [] });
      if (mark === '}') open.pop();
    }
  }
  return rules;
}

/** The alternatives of a selector, without what `:not()` leaves out. */
function alternativesOf(selector: string): string[] {
  let depth = 0;
  let text = '';
  for (const letter of selector) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    text += letter === ',' && depth === 0 ? '\n' : letter;
  }
  return text.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '').split('\n');
}

const inLayer = /^@layer (?:ui|remote)$/;
const harmless = /^@(?:layer|font-face|page|property|charset|keyframes|-webkit-keyframes)\b/;
const hasOnlyVariables = (body: string) => body.split(';').every((one) => one === '' || one.startsWith('--'));

/** Whether a selector meets elements of the remote alone: it names a class, in the remote's layer one of its own. */
const isOwn = (selector: string, layer: string | undefined) =>
  // Of Swiper; without a shadow tree it meets nothing.
  selector === ':host' ||
  (layer === '@layer remote' ? /\.(?!ui-)[a-zA-Z]|^main\b/.test(selector) : /[.][a-zA-Z]/.test(selector));

function reasonOf({ selector, body, around }: Rule): string | undefined {
  const layer = around.find((one) => inLayer.test(one));
  // Frames of an animation, and what stands inside of a rule that was looked at.
  if (around.some((one) => !one.startsWith('@') || /keyframes/.test(one))) return undefined;
  if (selector.startsWith('@'))
    return harmless.test(selector) || /^@(?:media|container|supports|scope|starting-style)\b/.test(selector)
      ? undefined
      : `has ${selector}, which reaches outside of it`;
  if (!layer) return `has ${selector} outside of the layers ui and remote`;
  if (hasOnlyVariables(body)) return undefined;
  const foreign = alternativesOf(selector).find((one) => !isOwn(one.trim(), layer));
  return foreign === undefined
    ? undefined
    : `has the rule ${foreign}, which would meet the shell and other remotes too`;
}

/** Why the sheets of a remote would change what is not its own: each rule has a class of its own, in a layer. */
export async function styleReasons(
  { name, version, kind, files }: Pick<Release, 'name' | 'version' | 'kind' | 'files'>,
  read: (file: string) => Promise<Uint8Array | undefined>,
): Promise<string[]> {
  if (kind === 'shell') return [];
  const sheets = Object.keys(files).filter((file) => file.endsWith('.css'));
  const found = await Promise.all(
    sheets.map(async (file) => {
      // A file that is missing is another gate's to name.
      const bytes = await read(file).catch(() => undefined);
      const reason = bytes && rulesOf(Buffer.from(bytes).toString()).map(reasonOf).find(Boolean);
      return reason === undefined ? [] : [`${name} ${version}: ${file} ${reason}.`];
    }),
  );
  return found.flat();
}

import postcss from 'postcss';
import type { AtRule, ChildNode, Container, Rule } from 'postcss';
import readSelector from 'postcss-selector-parser';
import type { Node, Selector } from 'postcss-selector-parser';
import type { Release } from '../store/release.ts';

const harmless = new Set(['layer', 'font-face', 'page', 'property', 'charset', 'keyframes', '-webkit-keyframes']);
const conditional = new Set(['media', 'container', 'supports', 'scope', 'starting-style']);

/** Rules and at-rules that are around a node, innermost first. */
function* listAround(node: ChildNode): Generator<AtRule | Rule> {
  for (let around: Container | undefined = node.parent; around; around = around.parent as Container | undefined)
    if (around.type === 'atrule' || around.type === 'rule') yield around as AtRule | Rule;
}

const isLayer = (node: AtRule | Rule) =>
  node.type === 'atrule' && node.name === 'layer' && /^(?:ui|remote)$/.test(node.params);

const hasOnlyVariables = ({ nodes }: Rule) => nodes.every((node) => node.type === 'decl' && node.prop.startsWith('--'));

/** Whether one step of a selector leaves only elements of the remote: it names a class of its own. */
function isOwnStep(step: Node, isRemote: boolean): boolean {
  if (step.type === 'class') return !isRemote || !step.value.startsWith('ui-');
  if (step.type !== 'pseudo' || step.value === ':not' || step.nodes.length === 0) return false;
  return step.nodes.every((inner) => inner.nodes.some((one) => isOwnStep(one, isRemote)));
}

/** Whether a selector meets elements of the remote alone. */
function isOwn({ nodes }: Selector, isRemote: boolean): boolean {
  const [first] = nodes;
  // Of Swiper; without a shadow tree it meets nothing.
  if (first?.type === 'pseudo' && first.value === ':host' && nodes.length === 1) return true;
  return (
    (isRemote && first?.type === 'tag' && first.value === 'main') || nodes.some((step) => isOwnStep(step, isRemote))
  );
}

function reasonOf(node: AtRule | Rule): string | undefined {
  const around = [...listAround(node)];
  // Frames of an animation, and what is inside of a rule that was looked at.
  if (around.some((one) => one.type === 'rule' || one.name.endsWith('keyframes'))) return undefined;
  if (node.type === 'atrule') {
    if (harmless.has(node.name) || conditional.has(node.name)) return undefined;
    return `has @${node.name} ${node.params}, which reaches outside of it`;
  }
  const layer = around.find(isLayer) as AtRule | undefined;
  if (!layer) return `has ${node.selector} outside of the layers ui and remote`;
  if (hasOnlyVariables(node)) return undefined;
  const { nodes } = readSelector().astSync(node.selector);
  const foreign = nodes.find((selector) => !isOwn(selector, layer.params === 'remote'));
  return foreign && `has the rule ${String(foreign).trim()}, which would meet the shell and other remotes too`;
}

function sheetReason(sheet: string): string | undefined {
  let reason: string | undefined;
  try {
    postcss.parse(sheet).walk((node) => {
      if (node.type === 'atrule' || node.type === 'rule') reason ??= reasonOf(node);
    });
  } catch (error) {
    return `cannot be read: ${(error as Error).message.split('\n')[0] ?? ''}`;
  }
  return reason;
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
      const reason = bytes && sheetReason(Buffer.from(bytes).toString());
      return reason === undefined ? [] : [`${name} ${version}: ${file} ${reason}.`];
    }),
  );
  return found.flat();
}

import type { AnyNode, Literal, ObjectExpression, Property } from 'acorn';

const isText = (node: AnyNode | null | undefined): node is Literal & { value: string } =>
  node?.type === 'Literal' && typeof node.value === 'string';

/** The name of a property that is written out. */
export const keyOf = ({ key }: Pick<Property, 'key'>): string | undefined =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;

export const propertyOf = ({ properties }: ObjectExpression, name: string): Property | undefined =>
  properties.find((one): one is Property => one.type === 'Property' && keyOf(one) === name);

/** A text without expressions, in quotes or backticks. */
export function textOf(node: AnyNode | undefined): string | undefined {
  if (isText(node)) return node.value;
  return node?.type === 'TemplateLiteral' && node.expressions.length === 0
    ? (node.quasis[0]?.value.cooked ?? undefined)
    : undefined;
}

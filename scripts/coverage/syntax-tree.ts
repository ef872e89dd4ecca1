/** A node of swc's syntax tree. */
export type Node = Readonly<Record<string, unknown>> & { readonly type: string };

/** Whether a value found in the tree is a node, not a list or a span. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** `it.only.each([…])` as its names; null for anything that does not begin with a plain name. */
export function readChain(callee: unknown): string[] | null {
  if (!isNode(callee)) return null;
  switch (callee.type) {
    case 'Identifier':
      return [String(callee['value'])];
    case 'MemberExpression': {
      const chain = readChain(callee['object']);
      const property = callee['property'];
      return chain && isNode(property) ? [...chain, String(property['value'])] : null;
    }
    case 'CallExpression':
      return readChain(callee['callee']);
    case 'TaggedTemplateExpression':
      return readChain(callee['tag']);
    default:
      return null;
  }
}

/** What a call is given, without spreads' dots. */
export function callArguments(call: Node): Node[] {
  const list = call['arguments'] as readonly { readonly expression: unknown }[];
  return list.map(({ expression }) => expression).filter((expression) => isNode(expression));
}

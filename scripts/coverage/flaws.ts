import { callArguments, isNode } from './syntax-tree';
import type { Node } from './syntax-tree';

const functionTypes = new Set(['ArrowFunctionExpression', 'FunctionExpression']);

/** Whether a function is written into the call. */
export const hasFunction = (call: Node): boolean =>
  callArguments(call).some(({ type }) => functionTypes.has(type));

/** Node's runner takes `{ skip: true }` and `{ todo: 'reason' }`; a condition is for the run to tell. */
export function flawOfOptions(call: Node): string | null {
  const options = callArguments(call).find(({ type }) => type === 'ObjectExpression');
  for (const property of (options?.['properties'] ?? []) as readonly unknown[]) {
    if (!isNode(property) || property.type !== 'KeyValueProperty') continue;
    const { key, value } = property;
    const name = isNode(key) ? String(key['value']) : '';
    if ((name === 'skip' || name === 'todo') && isNode(value) && isTruthyLiteral(value))
      return name;
  }
  return null;
}

const isTruthyLiteral = (node: Node): boolean =>
  (node.type === 'BooleanLiteral' || node.type === 'StringLiteral') && Boolean(node['value']);

/** A runner passes a test that has nothing to run. */
export function flawOfBody(call: Node): string | null {
  const last = callArguments(call).findLast(({ type }) => functionTypes.has(type));
  if (!last) {
    // A named function or the result of a call can be a body too; a title alone cannot.
    return callArguments(call).length < 2 ? 'no body' : null;
  }
  const body = last['body'];
  const statements = isNode(body) ? body['stmts'] : null;
  return Array.isArray(statements) && statements.length === 0 ? 'an empty body' : null;
}

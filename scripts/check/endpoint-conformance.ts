import { parseSync } from '@swc/core';
import { callArguments, isNode } from '../coverage/syntax-tree';
import type { Node } from '../coverage/syntax-tree';
import type { SourceFile } from './text-rules';

/** What the check needs to know of an endpoint of the contract. */
export interface ExportedEndpoint {
  /** The name it is exported, imported and tested by. */
  readonly name: string;
  readonly operation: string;
}

/**
 * Endpoints without the conformance tests that every endpoint has (api-host/src/testing/endpoint-conformance.ts).
 * They count where they certainly run: as a statement of its own at the top of a test file.
 */
export function checkEndpointConformance(
  endpoints: readonly ExportedEndpoint[],
  testFiles: readonly SourceFile[],
): string[] {
  const tested = new Set(testFiles.flatMap(testedIn));
  return endpoints.flatMap(({ name, operation }) => [
    ...(tested.has(name)
      ? []
      : [`${name} has no conformance tests: call testConformance({ endpoint: ${name} })`]),
    ...(name === operation ? [] : [`${name} calls its operation “${operation}”: use one name`]),
  ]);
}

function testedIn({ path, text }: SourceFile): string[] {
  const { body } = parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x') });
  return body.flatMap((statement) =>
    statement.type === 'ExpressionStatement' ? endpointOf(statement.expression) : [],
  );
}

function endpointOf(expression: unknown): string[] {
  if (!isNode(expression) || expression.type !== 'CallExpression') return [];
  const callee = expression['callee'];
  if (!isNode(callee) || callee['value'] !== 'testConformance') return [];
  return callArguments(expression).flatMap((argument) => endpointProperty(argument));
}

function endpointProperty(argument: Node): string[] {
  if (argument.type !== 'ObjectExpression') return [];
  return (argument['properties'] as readonly unknown[]).flatMap((property) => {
    if (!isNode(property) || property.type !== 'KeyValueProperty') return [];
    const { key, value } = property;
    const isEndpoint = isNode(key) && key['value'] === 'endpoint';
    return isEndpoint && isNode(value) && value.type === 'Identifier' ? String(value['value']) : [];
  });
}

import { parseSync } from '@swc/core';
import { callArguments, isNode } from '../coverage/syntax-tree';
import type { Node } from '../coverage/syntax-tree';
import type { SourceFile } from './text-rules';

/** What the check needs to know of an endpoint of the contract. */
export interface ExportedEndpoint {
  /** The name it is exported, imported and climbed by. */
  readonly name: string;
  readonly operation: string;
}

/**
 * Endpoints without the ladder of tests that every endpoint has (api-host/src/testing/ladder.ts). A
 * ladder counts where it certainly runs: as a statement of its own at the top of a test file.
 */
export function checkEndpointLadders(
  endpoints: readonly ExportedEndpoint[],
  testFiles: readonly SourceFile[],
): string[] {
  const climbed = new Set(testFiles.flatMap(climbedIn));
  return endpoints.flatMap(({ name, operation }) => [
    ...(climbed.has(name)
      ? []
      : [`${name} has no ladder: call climbLadder({ endpoint: ${name} })`]),
    ...(name === operation ? [] : [`${name} calls its operation “${operation}”: use one name`]),
  ]);
}

function climbedIn({ path, text }: SourceFile): string[] {
  const { body } = parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x') });
  return body.flatMap((statement) =>
    statement.type === 'ExpressionStatement' ? endpointOf(statement.expression) : [],
  );
}

function endpointOf(expression: unknown): string[] {
  if (!isNode(expression) || expression.type !== 'CallExpression') return [];
  const callee = expression['callee'];
  if (!isNode(callee) || callee['value'] !== 'climbLadder') return [];
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

import type { FastifySchemaCompiler } from 'fastify';
import type { Schema } from 'shared-kit/contract';
import * as z from 'zod/mini';
import { validationFailed } from '../errors';
import type { FieldProblem } from '../errors';

type Issue = z.core.$ZodIssue;

/**
 * Zod's message where the contract has none. Zod's texts are for programmers, and depend on what
 * else this process has loaded: the full zod package sets its English ones.
 */
const noText = 'Invalid input';
const parsing = { reportInput: true, error: () => noText };

/**
 * Validates a part of a request with its schema; an error is a 400 with the specification's texts.
 */
export const validatorCompiler: FastifySchemaCompiler<Schema> =
  ({ schema }) =>
  (data: unknown) => {
    // A missing body is treated like an empty one: the error is about the first missing field.
    const result = schema.safeParse(data ?? {}, parsing);
    if (result.success) return { value: result.data };
    const { issues } = result.error;
    return { error: validationFailed(fieldProblems(schema, issues), issues.some(isUnknown)) };
  };

/**
 * Errors that may be valid in a later contract: an additional field, or an additional enum value.
 */
const isUnknown = ({ code }: Issue): boolean =>
  code === 'unrecognized_keys' || code === 'invalid_value' || code === 'invalid_union';

function fieldProblems(schema: Schema, issues: readonly Issue[]): FieldProblem[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        path: [...issue.path, key].join('.'),
        message: `Unknown field “${key}”`,
      }));
    }
    return [{ path: issue.path.join('.'), message: messageOf(schema, issue) }];
  });
}

/** The contract's own text, or one that names the field. */
function messageOf(schema: Schema, issue: Issue): string {
  if (issue.path.length === 0) return 'The request must be a JSON object';
  if (issue.message !== noText) return issue.message;
  const name = issue.path.join('.');
  return issue.input === undefined
    ? (requiredText(schema, issue) ?? `${name} is required`)
    : `${name} is not valid`;
}

/** A missing field is treated like an empty one: "Email is required". */
function requiredText(schema: Schema, issue: Issue): string | undefined {
  const field = issue.path[0];
  if (issue.path.length !== 1 || typeof field !== 'string') return undefined;
  if (!(schema instanceof z.ZodMiniObject)) return undefined;
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema.shape;
  const fieldSchema = shape[field];
  if (fieldSchema === undefined) return undefined;
  const text = z.safeParse(fieldSchema, '', parsing).error?.issues[0]?.message;
  return text === noText ? undefined : text;
}

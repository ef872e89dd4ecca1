import type { InternalAxiosRequestConfig } from 'axios';
import type * as z from 'zod/mini';
import type { Endpoint, Schema } from '../contract';
import { apiFailure } from './fake-answers';
import type { RawAnswer } from './fake-answers';

type Issue = z.core.$ZodIssue;

/**
 * What became of a request: `received` is well-formed; `refused` holds a value the server refuses, with
 * the server's answer; `forbidden` breaks the strict contract, which no server version may see.
 */
type Reception =
  | { readonly kind: 'received'; readonly request: Readonly<Record<string, unknown>> }
  | {
      readonly kind: 'refused';
      readonly request: Readonly<Record<string, unknown>>;
      readonly failure: RawAnswer;
    }
  | { readonly kind: 'forbidden'; readonly reason: string };

/** The parameters of an address that belongs to the path template, or null for another address. */
export function matchPath(template: string, url: string): Record<string, string> | null {
  const names = [...template.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const pattern = template.replaceAll(/:\w+/g, '([^/]+)');
  const match = new RegExp(`^${pattern}$`).exec(url);
  if (!match) return null;
  return Object.fromEntries(
    names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]),
  );
}

/** Reads a request with the endpoint's schemas, as the host does. */
export function receive(endpoint: Endpoint, config: InternalAxiosRequestConfig): Reception {
  const parts = {
    params: readPart(endpoint.params, matchPath(endpoint.path, config.url ?? '')),
    query: readPart(endpoint.query, readQuery(config.params)),
    body: readPart(endpoint.body, readBody(config.data)),
  };
  const issues = Object.values(parts).flatMap((part) => part.issues);
  const forbidden = issues.find((issue) => isForbidden(issue));
  if (forbidden) return { kind: 'forbidden', reason: describe(endpoint, forbidden) };
  const request = {
    params: parts.params.value,
    query: parts.query.value,
    body: parts.body.value,
    token: readToken(config),
  };
  if (issues.length === 0) return { kind: 'received', request };
  return { kind: 'refused', request, failure: refusal(issues) };
}

interface Part {
  readonly value: unknown;
  readonly issues: readonly Issue[];
}

function readPart(schema: Schema | undefined, value: unknown): Part {
  if (!schema) return { value: undefined, issues: [] };
  const result = schema.safeParse(value ?? {});
  return result.success
    ? { value: result.data, issues: [] }
    : { value, issues: result.error.issues };
}

/** A shape the types forbid is a fault of the code under test; a wrong value is the member's. */
function isForbidden(issue: Issue): boolean {
  return issue.code === 'unrecognized_keys' || issue.code === 'invalid_type';
}

function describe(endpoint: Endpoint, issue: Issue): string {
  const place = issue.path.join('.') || 'the request';
  return `${endpoint.operation} got a request its contract forbids: ${place}: ${issue.message}`;
}

function refusal(issues: readonly Issue[]): RawAnswer {
  const fields = issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  return apiFailure('VALIDATION_FAILED', fields[0]?.message ?? 'Invalid', 400, { fields });
}

function readQuery(params: unknown): Record<string, string> {
  return params instanceof URLSearchParams ? Object.fromEntries(params) : {};
}

function readBody(data: unknown): unknown {
  return typeof data === 'string' ? JSON.parse(data) : data;
}

function readToken(config: InternalAxiosRequestConfig): string | null {
  const header = config.headers.get('Authorization');
  return typeof header === 'string' ? header.replace(/^Bearer /, '') : null;
}

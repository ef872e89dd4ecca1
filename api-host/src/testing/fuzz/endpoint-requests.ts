import * as fc from 'fast-check';
import * as contract from 'shared-kit/contract';
import type { Endpoint } from 'shared-kit/contract';
import * as releases from 'shared-kit/contract/releases';
import { fieldsOf } from './fitting-fields';
import { callers, deliveries, encodings } from './fuzz-request';
import type { Caller, FuzzRequest } from './fuzz-request';
import { hostileHeaders } from './hostile-headers';
import { hostileText, jsonText } from './hostile-values';
import { valuesOf } from './schema-values';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'operation' in value && 'path' in value;

/** All endpoints of the contract, of any origin. */
export const endpoints: readonly Endpoint[] = [
  ...new Set<unknown>([...Object.values(contract), ...Object.values(releases)]),
].filter((value) => isEndpoint(value));

/**
 * Percent-encoded, except for placeholders filled in when it is sent. Lone surrogates become
 * invalid bytes.
 */
export const encoded = (text: string): string =>
  text
    .split(/(\{\{\w+ \d+\}\})/)
    .map((part, index) => (index % 2 === 1 ? part : encodePart(part)))
    .join('');

/** With this flag a surrogate pair is one character, so only lone ones match. */
const encodePart = (text: string): string =>
  text
    .split(/([\uD800-\uDFFF])/u)
    .map((part, index) => (index % 2 === 1 ? '%ED%A0%80' : encodeURIComponent(part)))
    .join('');

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

const pathOf = (path: string, params: unknown): string => {
  const values = new Map(Object.entries(params ?? {}));
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encoded(textOf(values.get(name))));
};

/** A query string, occasionally with a repeated name or brackets. */
function queryText(query: unknown, oddity: string): string {
  const pairs = Object.entries(query ?? {}).map(
    ([name, value]) => `${encoded(name)}=${encoded(textOf(value))}`,
  );
  const first = pairs[0]?.split('=')[0] ?? 'a';
  const odd = {
    twice: [`${first}=1`],
    brackets: [`${first}[]=1&${first}[__proto__]=2`],
    'bad escapes': [`${first}=%&%=%ff&=&&&%00=%00`],
  };
  const all = [...pairs, ...(Object.hasOwn(odd, oddity) ? odd[oddity as keyof typeof odd] : [])];
  return all.length === 0 ? '' : `?${all.join('&')}`;
}

const rarely = <T>(usual: T, other: fc.Arbitrary<T>, weight = 20): fc.Arbitrary<T> =>
  fc.oneof({ weight, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other });

/** JSON, occasionally with a duplicate key or trailing text. */
const bodyText = (values: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc
    .tuple(values, rarely('', fc.constantFrom('twice', 'tail', 'comment', 'other')))
    .map(([value, oddity]) => {
      const text = jsonText(value);
      if (oddity === 'twice') return text.replace(/^\{("[^"]*":)/, '{$1null,$1');
      if (oddity === 'tail') return `${text}}]`;
      if (oddity === 'comment') return `/*a*/${text}`;
      return oddity === 'other' ? 'a=1&b=%ff' : text;
    });

const callerWeights = { nobody: 1, stranger: 1, member: 6, manager: 3, admin: 5 } as const;

const callerBy = (weights: Readonly<Record<Caller, number>>): fc.Arbitrary<Caller> =>
  fc.oneof(
    ...callers.map((caller) => ({ weight: weights[caller], arbitrary: fc.constant(caller) })),
  );

export const someCaller = callerBy(callerWeights);

/** Calls that only succeed for administrators. */
const forAdmins =
  /^\/api\/(?:users|edituser|\w+-users?\b|releases|model-connection|storage|suspensions|share-links)/;

/** Mostly callers for whom the call succeeds. */
const callerOf = (path: string): fc.Arbitrary<Caller> =>
  forAdmins.test(path) ? callerBy({ ...callerWeights, admin: 30 }) : someCaller;

const methods = fc.constantFrom(
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
);

/** What else can be wrong with a request besides its content. */
export const delivered = {
  encoding: rarely('utf8' as const, fc.constantFrom(...encodings)),
  delivery: rarely('whole' as const, fc.constantFrom(...deliveries)),
};

const json = [['content-type', 'application/json']] as const;

/**
 * Requests to one endpoint: values allowed by its schemas, with hostile values, headers and bytes
 * mixed in.
 */
export function requestsTo(endpoint: Endpoint): fc.Arbitrary<FuzzRequest> {
  const { operation, method, path, params, query, body } = endpoint;
  const fields = fieldsOf(path);
  const nothing = fc.constant(undefined);
  const parts = fc.record({
    method: rarely<string>(method, methods, 40),
    params: params ? valuesOf(params, fields) : nothing,
    query: query
      ? valuesOf(query, fields)
      : rarely<unknown>(undefined, fc.dictionary(hostileText, hostileText, { maxKeys: 1 })),
    oddity: rarely('', fc.constantFrom('twice', 'brackets', 'bad escapes')),
    body: body ? bodyText(valuesOf(body, fields)) : rarely<string | null>(null, fc.constant('{}')),
    headers: hostileHeaders,
    caller: callerOf(path),
    ...delivered,
  });
  return parts.map(({ params, query, oddity, headers, ...rest }) => ({
    ...rest,
    name: operation,
    origin: path.startsWith('/api/editor/') ? 'editor' : 'app',
    target: pathOf(path, params) + queryText(query, oddity),
    headers:
      rest.body === null
        ? headers
        : [...(headers.some(([name]) => name === 'content-type') ? [] : json), ...headers],
  }));
}

import * as z from 'zod/mini';

const addressText = 'address is an http or https address without user, password or fragment';

const httpUrl = z.url({ protocol: /^https?$/ });

/** Neither user nor password before the host, nor a fragment. */
function isGateAddress(value: string): boolean {
  const authority = /^https?:\/\/([^/?#]*)/i.exec(value)?.[1] ?? '';
  return httpUrl.safeParse(value).success && !/[@#]/.test(authority) && !value.includes('#');
}

const address = z
  .string(addressText)
  .check(z.maxLength(500, addressText), z.refine(isGateAddress, addressText));

/** How a number is held against a threshold. */
export const gateComparisons = ['<', '<=', '>', '>='] as const;

const prometheusGate = z.strictObject({
  /** Where its HTTP API begins: `/api/v1/query` is added. */
  address,
  /** `{{remote}}` and `{{version}}` stand for those of the rollout. */
  query: z
    .string('query is a query of one number')
    .check(
      z.minLength(1, 'query is empty'),
      z.maxLength(2_000, 'query has at most 2000 characters'),
    ),
  is: z.enum(gateComparisons, 'is must be <, <=, > or >='),
  threshold: z.number('threshold is a number'),
});

const httpGate = z.strictObject({
  /** `{{remote}}` and `{{version}}` stand for those of the rollout. */
  address,
  /** `status`: 2xx passes. `json`: 2xx with `{"pass": true}`, which may have a `message` and a `value`. */
  verdict: z._default(z.enum(['status', 'json'], 'verdict must be status or json'), 'status'),
});

/** Something outside that has to agree before a rollout advances. */
export const releaseGate = z
  .strictObject({
    name: z
      .string('name is a word')
      .check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, 'name is in kebab-case, such as "error-rate"')),
    prometheus: z.optional(prometheusGate),
    http: z.optional(httpGate),
  })
  .check(
    z.refine(
      ({ prometheus, http }) => (prometheus === undefined) !== (http === undefined),
      'A gate has either prometheus or http',
    ),
  );
export type ReleaseGate = z.infer<typeof releaseGate>;

/** The gates of one remote, asked together. */
export const releaseGates = z.array(releaseGate).check(
  z.minLength(1, 'Without gates leave the key out'),
  z.maxLength(10, 'There are at most 10 gates'),
  z.refine(
    (gates) => new Set(gates.map(({ name }) => name)).size === gates.length,
    'Every gate has a name of its own',
  ),
);

/** What one gate answered once. */
export const gateVerdict = z.object({
  gate: z.string(),
  /** Only `passed` lets a rollout on. */
  kind: z.enum(['passed', 'failed', 'inconclusive']),
  /** One sentence with the numbers. */
  message: z.string(),
  /** The number it answered with; null without one. */
  value: z.nullable(z.number()),
  /** Index of the step the rollout was at. */
  step: z.number(),
  at: z.string(),
});
export type GateVerdict = z.infer<typeof gateVerdict>;

/** A gate in one sentence. */
export function sentenceOfGate({ name, prometheus, http }: ReleaseGate): string {
  if (prometheus) {
    const { address: where, query, is, threshold } = prometheus;
    return `Gate ${name}: ${query} ${is} ${threshold}, asked at ${where}.`;
  }
  const wanted = http?.verdict === 'json' ? 'answers 2xx with "pass": true' : 'answers 2xx';
  return `Gate ${name}: ${http?.address} ${wanted}.`;
}

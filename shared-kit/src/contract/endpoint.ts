import type * as z from 'zod/mini';

/** Any schema of the schema library; the contract never depends on a flavour of it. */
export type Schema = z.ZodMiniType;

/** Who the browser speaks as: `none` sends no token, `bearer` sends the session's token. */
export type Authentication = 'none' | 'bearer';

/**
 * One call of the API host, described once (ARCHITECTURE.md, rule 3): the server mounts it, the
 * browser calls it and OpenAPI is derived from it. Requests are strict; responses drop unknown
 * fields, because the two sides are deployed independently (rule 4).
 */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
> {
  /** Unique camelCase name; becomes OpenAPI's operationId. */
  readonly operation: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path with `:name` parameters, starting with `/api/`. */
  readonly path: `/api/${string}`;
  readonly authentication: Authentication;
  /** One sentence for the API documentation. */
  readonly summary: string;
  /** Message shown when an error answer carries none (specification, section 8). */
  readonly fallback: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Bytes a body may have where the host's default (1 MiB) is below what the schema allows. */
  readonly bodyBytes?: number;
  /** Shape of the 2xx answer. */
  readonly response: Response;
}

/** Declares an endpoint, keeping the exact types of its schemas. */
export function defineEndpoint<
  Response extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(endpoint: Endpoint<Params, Query, Body, Response>): Endpoint<Params, Query, Body, Response> {
  return endpoint;
}

type InputPart<Name extends string, S> = S extends Schema
  ? { readonly [K in Name]: z.input<S> }
  : { readonly [K in Name]?: undefined };

/** What a caller passes: `{ params, query, body }`, each only where the endpoint declares it. */
export type RequestOf<E> =
  E extends Endpoint<infer P, infer Q, infer B>
    ? InputPart<'params', P> & InputPart<'query', Q> & InputPart<'body', B>
    : never;

/** What a successful call resolves to. */
export type ResponseOf<E> =
  E extends Endpoint<Schema | undefined, Schema | undefined, Schema | undefined, infer R>
    ? z.output<R>
    : never;

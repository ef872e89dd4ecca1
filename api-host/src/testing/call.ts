import type { Endpoint, RequestOf } from 'shared-kit/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './test-app';

type Headers = Readonly<Record<string, string>>;

/**
 * Calls an endpoint of the contract without a network and returns its response, whatever its
 * status.
 */
export function call<E extends Endpoint>(
  { app }: TestApp,
  endpoint: E,
  request: RequestOf<E>,
  headers: Headers = {},
): Promise<LightMyRequestResponse> {
  return callLoosely({ app }, endpoint, request, headers);
}

/** Unvalidated parts of a request. */
export interface LooseRequest {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Likewise with a request that may violate the contract. */
export function callLoosely(
  { app }: Pick<TestApp, 'app'>,
  endpoint: Endpoint,
  request: LooseRequest,
  headers: Headers = {},
): Promise<LightMyRequestResponse> {
  const params = new Map(Object.entries(request.params ?? {}));
  const url = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params.get(name))),
  );
  const sendsBody = request.body !== undefined;
  return app.inject({
    method: endpoint.method,
    url,
    query: Object.fromEntries(
      Object.entries(request.query ?? {}).map(([name, value]) => [name, String(value)]),
    ),
    headers: { ...headers, ...(sendsBody ? { 'content-type': 'application/json' } : {}) },
    ...(sendsBody ? { payload: JSON.stringify(request.body) } : {}),
  });
}

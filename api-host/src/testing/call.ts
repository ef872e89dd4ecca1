import type { Endpoint, RequestOf } from 'shared-kit/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './test-app';

type Headers = Readonly<Record<string, string>>;

/** Calls an endpoint of the contract without a network and answers what came back, good or bad. */
export function call<E extends Endpoint>(
  { app }: TestApp,
  endpoint: E,
  request: RequestOf<E>,
  headers: Headers = {},
): Promise<LightMyRequestResponse> {
  return callLoosely({ app }, endpoint, request, headers);
}

/** Parts of a request as nobody has checked them. */
export interface LooseRequest {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** The same with a request that need not fit the contract. */
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

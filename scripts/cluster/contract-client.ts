import type { Endpoint, RequestOf, ResponseOf } from 'shared-kit/contract';
import type { PatientClient } from './patient-client';

/** A call that was not answered well, after everything the client tries. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export type CallHost = <E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
) => Promise<ResponseOf<E>>;

/** Calls of the contract through a patient client. */
export function contractClient(client: PatientClient, url: string, token = ''): CallHost {
  return async (endpoint, request) => {
    const { body, params, query } = request as {
      body?: unknown;
      params?: Record<string, string>;
      query?: Record<string, unknown>;
    };
    const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(params?.[name] ?? ''),
    );
    const search = new URLSearchParams(
      Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]),
    );
    const answer = await client.ask(`${url}${path}${search.size > 0 ? `?${search}` : ''}`, {
      method: endpoint.method,
      headers: {
        ...(endpoint.authentication === 'bearer' && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (answer.status < 200 || answer.status > 299) {
      const what = `${endpoint.operation}: ${answer.status} ${answer.body.slice(0, 200)}`;
      throw new CallFailed(answer.status, what);
    }
    return JSON.parse(answer.body) as ResponseOf<typeof endpoint>;
  };
}

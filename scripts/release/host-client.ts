import { completeLogin, errorBody, login } from 'shared-kit/contract';
import type { Endpoint, RequestOf, ResponseOf } from 'shared-kit/contract';

/** The host said no, or could not be asked. `status` is null when there was no answer. */
export class HostRefusal extends Error {
  override readonly name = 'HostRefusal';

  constructor(
    message: string,
    readonly status: number | null,
    readonly code: string,
    /** Of SECOND_FACTOR_REQUIRED: what goes along with a code. */
    readonly challenge?: string,
  ) {
    super(message);
  }
}

/** A running host, called with the endpoints of the contract. */
export interface HostClient {
  readonly url: string;
  call<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<ResponseOf<E>>;
  /** A file or document of the host as it is served. */
  fetch(path: string): Promise<Response>;
}

interface Credentials {
  readonly token: string | undefined;
  readonly email: string | undefined;
  readonly password: string | undefined;
  /** Of an account with a second factor: what its app shows now. */
  readonly code?: string | undefined;
}

/** Calls a host; signs in at the first call that needs it, unless a token is given. */
export function openHost(url: string, credentials: Credentials): HostClient {
  let token: Promise<string> | undefined;
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    try {
      return await fetch(new URL(path, url), init);
    } catch {
      throw new HostRefusal(`No host answers at ${url}; is it running?`, null, 'UNREACHABLE');
    }
  };
  const client: HostClient = {
    url,
    fetch: (path) => send(path),
    async call(endpoint, request) {
      const headers: Record<string, string> = {};
      if (endpoint.authentication === 'bearer') {
        token ??= findToken(client, credentials);
        headers.authorization = `Bearer ${await token}`;
      }
      const { body } = request as { body?: unknown };
      if (body !== undefined) headers['content-type'] = 'application/json';
      const answer = await send(addressOf(endpoint, request), {
        method: endpoint.method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return readAnswer(endpoint, answer);
    },
  };
  return client;
}

async function findToken(client: HostClient, credentials: Credentials): Promise<string> {
  const { token, email, password } = credentials;
  if (token) return token;
  if (!email || !password) {
    const message = 'Set RELEASE_TOKEN, or RELEASE_EMAIL and RELEASE_PASSWORD, to sign in';
    throw new HostRefusal(message, 401, 'UNAUTHENTICATED');
  }
  try {
    return (await client.call(login, { body: { email, password } })).token;
  } catch (error) {
    const challenge = error instanceof HostRefusal ? error.challenge : undefined;
    if (challenge === undefined) throw error;
    return enterCode(client, challenge, credentials.code);
  }
}

async function enterCode(
  client: HostClient,
  challenge: string,
  code: string | undefined,
): Promise<string> {
  if (!code) {
    const message =
      'This account has a second factor: set RELEASE_CODE to the code of its app, or RELEASE_TOKEN';
    throw new HostRefusal(message, 401, 'SECOND_FACTOR_REQUIRED');
  }
  return (await client.call(completeLogin, { body: { challenge, code } })).token;
}

function addressOf(endpoint: Endpoint, request: { params?: unknown; query?: unknown }): string {
  const params = new Map(Object.entries(request.params ?? {}));
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params.get(name))),
  );
  const query = Object.entries(request.query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(query.map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `${path}?${search}` : path;
}

async function readAnswer<E extends Endpoint>(
  endpoint: E,
  answer: Response,
): Promise<ResponseOf<E>> {
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return endpoint.response.parse(body) as ResponseOf<E>;
  const { data } = errorBody.safeParse(body);
  const message = data?.message ?? `The host answered ${answer.status}`;
  throw new HostRefusal(message, answer.status, data?.code ?? 'UNKNOWN', data?.challenge);
}

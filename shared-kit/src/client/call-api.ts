import type { AxiosResponse } from 'axios';
import { contractHeader, contractVersion } from '../contract';
import type { Endpoint, RequestOf, ResponseOf } from '../contract';
import { useConfirmation, useSession } from '../session';
import { fillPath, writeQuery } from './address';
import type { AddressParts } from './address';
import { ApiError } from './api-error';
import { errorFromAnswer, errorWithoutAnswer } from './failures';
import { http } from './http';
import { untilUnderstood } from './reach-host';
import { parseJson, readAs } from './read-answer';
import { siteNamesHeaders } from './site-names';
import { traceHeaders } from './trace-headers';

/** Options of a call. */
export interface CallOptions {
  /** Aborts the call, which then rejects with code `CANCELLED`. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Token to send instead of the session's. The session is then left alone whatever the response.
   */
  readonly token?: string | undefined;
}

/** Endpoints without input are called without a request. */
type CallArguments<E> =
  Partial<RequestOf<E>> extends RequestOf<E>
    ? [request?: RequestOf<E>, options?: CallOptions]
    : [request: RequestOf<E>, options?: CallOptions];

interface LooseRequest {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/**
 * Calls an endpoint of the API host. Resolves to the validated response or rejects with an
 * `ApiError`. Sends the session's token where the endpoint requires it; a 401 to that token ends
 * the session. Where the host requires confirmation of identity, the member is asked and the call
 * is repeated afterwards.
 */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  ...[request, options = {}]: CallArguments<E>
): Promise<ResponseOf<E>> {
  try {
    return await untilUnderstood(() => callOnce(endpoint, request ?? {}, options));
  } catch (error) {
    const isAsked = error instanceof ApiError && error.code === 'CONFIRMATION_REQUIRED';
    const { token } = useSession.getState();
    // A separate token has a separate session, which cannot be confirmed here.
    if (!isAsked || options.token !== undefined) throw error;
    const isConfirmed = await useConfirmation.getState().ask();
    // Another member may have signed in meanwhile.
    if (!isConfirmed || useSession.getState().token !== token) throw error;
    return untilUnderstood(() => callOnce(endpoint, request ?? {}, options));
  }
}

async function callOnce<E extends Endpoint>(
  endpoint: E,
  request: LooseRequest,
  options: CallOptions,
): Promise<ResponseOf<E>> {
  const session = options.token ?? useSession.getState().token;
  const token = endpoint.authentication === 'bearer' ? session : null;
  const response = await send(endpoint, request, token, options);
  const body = parseJson(response.data);
  if (response.status >= 200 && response.status < 300) {
    const source = { name: endpoint.operation, status: response.status };
    // The schema is the endpoint's own; TypeScript does not carry that through the generic.
    return readAs(endpoint.response, body, source) as ResponseOf<E>;
  }
  if (response.status === 401 && token !== null) endSessionOf(token);
  throw errorFromAnswer(response.status, body, endpoint.fallback, response.headers['retry-after']);
}

async function send(
  endpoint: Endpoint,
  request: LooseRequest,
  token: string | null,
  { signal }: CallOptions,
): Promise<AxiosResponse<unknown>> {
  // Outside the try block: an invalid path is the caller's fault, not the network's.
  const url = fillPath(endpoint.path, asParts(request.params));
  const names = await siteNamesHeaders();
  try {
    return await http.request<unknown>({
      method: endpoint.method,
      url,
      params: writeQuery(asParts(request.query)),
      data: request.body,
      ...(signal ? { signal } : {}),
      headers: {
        ...names,
        ...traceHeaders(),
        [contractHeader]: contractVersion,
        ...(token !== null && { Authorization: `Bearer ${token}` }),
      },
    });
  } catch (error) {
    throw errorWithoutAnswer(error, endpoint.fallback);
  }
}

/** A late 401 to an earlier token must not end the current session. */
function endSessionOf(token: string): void {
  const session = useSession.getState();
  if (session.token === token) session.clear();
}

function asParts(value: unknown): AddressParts {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

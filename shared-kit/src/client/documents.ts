import * as z from 'zod/mini';
import { runtimeConfig } from '../contract';
import type { RuntimeConfig } from '../contract';
import { errorFromAnswer, errorWithoutAnswer } from './failures';
import type { CallOptions } from './call-api';
import { http } from './http';
import { parseJson, readAs } from './read-answer';

async function fetchChecked<S extends z.ZodMiniType>(
  address: string,
  schema: S,
  { signal }: CallOptions,
): Promise<z.output<S>> {
  const fallback = `${address} could not be loaded`;
  const response = await http
    .request<unknown>({ method: 'GET', url: address, ...(signal ? { signal } : {}) })
    .catch((error: unknown) => {
      throw errorWithoutAnswer(error, fallback);
    });
  const body = parseJson(response.data);
  if (response.status !== 200) throw errorFromAnswer(response.status, body, fallback);
  return readAs(schema, body, { name: address, status: response.status });
}

/** Fetches a document of the app origin, checks its status and its shape. Rejects with an `ApiError`. */
export async function fetchDocument<S extends z.ZodMiniType>(
  path: `/${string}.json`,
  schema: S,
  options: CallOptions = {},
): Promise<z.output<S>> {
  return fetchChecked(path, schema, options);
}

/**
 * Fetches a document of another origin, without the session's token, and validates it. The page's
 * policy decides which origins are allowed.
 */
export async function fetchForeignDocument<S extends z.ZodMiniType>(
  address: string,
  schema: S,
  options: CallOptions = {},
): Promise<z.output<S>> {
  return fetchChecked(address, schema, options);
}

/**
 * Fetches the signed release record. Its shape is not checked here: `openSignedRecord` of
 * `shared-kit/contract/rollout` reads nothing before the signature is verified.
 */
export function fetchSignedRecord(options?: CallOptions): Promise<unknown> {
  return fetchDocument('/releases.json', z.unknown(), options);
}

/** Fetches a file as text, for finding out why a script was refused. Rejects without a response. */
export async function probeFile(
  address: string,
): Promise<{ readonly status: number; readonly bytes: ArrayBuffer }> {
  const response = await http.request<ArrayBuffer>({
    method: 'GET',
    url: address,
    responseType: 'arraybuffer',
  });
  return { status: response.status, bytes: response.data };
}

/** Unknown fields are ignored: a newer host may send them. */
const tolerantRuntimeConfig = z.object(runtimeConfig.shape);

/** Fetches the runtime configuration, with defaults for fields the host does not know. */
export function fetchRuntimeConfig(options?: CallOptions): Promise<RuntimeConfig> {
  return fetchDocument('/config.json', tolerantRuntimeConfig, options);
}

/** Validates a runtime configuration inlined into the page. */
export function readRuntimeConfig(document: unknown): RuntimeConfig {
  return readAs(tolerantRuntimeConfig, document, { name: '/config.json', status: null });
}

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
 * A document of another origin. Asked without the session's token, which is nobody else's business, and
 * checked like everything else; the page's policy decides which origins can be asked at all.
 */
export async function fetchForeignDocument<S extends z.ZodMiniType>(
  address: string,
  schema: S,
  options: CallOptions = {},
): Promise<z.output<S>> {
  return fetchChecked(address, schema, options);
}

/**
 * The signed release record as it is now. Its shape is not checked here: `openSignedRecord` of
 * `shared-kit/contract/rollout` reads nothing before the signature holds.
 */
export function fetchSignedRecord(options?: CallOptions): Promise<unknown> {
  return fetchDocument('/releases.json', z.unknown(), options);
}

/** A file as it arrives: for finding out why a script was refused. Rejects when nobody answers. */
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

/** The host reads the operator's file strictly; here a newer host may send fields this build ignores. */
const tolerantRuntimeConfig = z.object(runtimeConfig.shape);

/** The runtime configuration as it is now, with defaults for what the host does not know. */
export function fetchRuntimeConfig(options?: CallOptions): Promise<RuntimeConfig> {
  return fetchDocument('/config.json', tolerantRuntimeConfig, options);
}

/** Checks a runtime configuration that came with the page. */
export function readRuntimeConfig(document: unknown): RuntimeConfig {
  return readAs(tolerantRuntimeConfig, document, { name: '/config.json', status: null });
}

import * as z from 'zod/mini';
import { releaseRecord, runtimeConfig } from '../contract';
import type { ReleaseRecord, RuntimeConfig } from '../contract';
import { errorFromAnswer, errorWithoutAnswer } from './failures';
import type { CallOptions } from './call-api';
import { http } from './http';
import { parseJson, readAs } from './read-answer';

/** Fetches a document of the app origin, checks its status and its shape. Rejects with an `ApiError`. */
export async function fetchDocument<S extends z.ZodMiniType>(
  path: `/${string}.json`,
  schema: S,
  { signal }: CallOptions = {},
): Promise<z.output<S>> {
  const fallback = `${path} could not be loaded`;
  const response = await http
    .request<unknown>({ method: 'GET', url: path, ...(signal ? { signal } : {}) })
    .catch((error: unknown) => {
      throw errorWithoutAnswer(error, fallback);
    });
  const body = parseJson(response.data);
  if (response.status !== 200) throw errorFromAnswer(response.status, body, fallback);
  return readAs(schema, body, { name: path, status: response.status });
}

/** The release record as it is now. */
export function fetchReleaseRecord(options?: CallOptions): Promise<ReleaseRecord> {
  return fetchDocument('/releases.json', releaseRecord, options);
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

import { create } from 'axios';

/** Time-out of a request in milliseconds; generations respond at once and are polled. */
const timeoutMs = 30_000;

/**
 * The only axios instance. Every status is treated as a response, because error bodies are read
 * too; only a call without a response rejects. Bodies stay text, so that invalid JSON can be
 * detected.
 */
export const http = create({
  timeout: timeoutMs,
  validateStatus: null,
  responseType: 'text',
  transformResponse: [],
  transitional: { clarifyTimeoutError: true },
});

import { create } from 'axios';

/** Longest wait for an answer in milliseconds; generations answer at once and are polled. */
const timeoutMs = 30_000;

/**
 * The one axios instance. Every status is an answer here: callers read it themselves, because an error
 * answer has a body worth reading. Only a call without an answer rejects. Answers stay text, so that a
 * body that is no JSON is told apart from one that is.
 */
export const http = create({
  timeout: timeoutMs,
  validateStatus: null,
  responseType: 'text',
  transformResponse: [],
  transitional: { clarifyTimeoutError: true },
});

import { APICallError, JSONParseError, RetryError, TypeValidationError } from 'ai';
import { GenerationFailure } from '../generation-failure';
import type { FailureCode } from '../generation-failure';

const byStatus: Record<number, FailureCode> = {
  400: 'PROVIDER_MISCONFIGURED',
  401: 'PROVIDER_MISCONFIGURED',
  402: 'PROVIDER_MISCONFIGURED',
  403: 'PROVIDER_MISCONFIGURED',
  404: 'PROVIDER_MISCONFIGURED',
  408: 'PROVIDER_TIMED_OUT',
  413: 'REQUEST_TOO_LARGE',
  422: 'PROVIDER_MISCONFIGURED',
  429: 'PROVIDER_RATE_LIMITED',
  503: 'PROVIDER_OVERLOADED',
  504: 'PROVIDER_TIMED_OUT',
  529: 'PROVIDER_OVERLOADED',
};

/** Error types that arrive inside a stream with a success status. */
const byKind: Record<string, FailureCode> = {
  authentication_error: 'PROVIDER_MISCONFIGURED',
  permission_error: 'PROVIDER_MISCONFIGURED',
  not_found_error: 'PROVIDER_MISCONFIGURED',
  context_length_exceeded: 'REQUEST_TOO_LARGE',
  request_too_large: 'REQUEST_TOO_LARGE',
  rate_limit_error: 'PROVIDER_RATE_LIMITED',
  rate_limit_exceeded: 'PROVIDER_RATE_LIMITED',
  overloaded_error: 'PROVIDER_OVERLOADED',
  timeout_error: 'PROVIDER_TIMED_OUT',
};

/**
 * Maps a provider's error to a failure for the member. Never keeps the error itself: the library's
 * errors contain the whole request, and with it the member's prompt.
 */
export function toGenerationFailure(error: unknown): GenerationFailure {
  if (error instanceof GenerationFailure) return error;
  if (RetryError.isInstance(error)) return toGenerationFailure(error.lastError);
  if (APICallError.isInstance(error)) return fromCall(error);
  if (JSONParseError.isInstance(error) || TypeValidationError.isInstance(error)) {
    return new GenerationFailure('ANSWER_UNUSABLE', 'the stream is not in the provider’s format');
  }
  if (error instanceof TypeError) return new GenerationFailure('PROVIDER_UNREACHABLE', 'cut off');
  return fromStreamError(error);
}

function fromCall({ statusCode, responseBody, responseHeaders }: APICallError): GenerationFailure {
  // No status: no connection. A success status: the connection broke while the answer was read.
  if (statusCode === undefined || statusCode < 400) {
    return new GenerationFailure('PROVIDER_UNREACHABLE', statusCode ? 'cut off' : 'no connection');
  }
  // Neither protocol has a code for this that every server sends.
  const tooLong =
    statusCode === 400 && /context_length_exceeded|prompt is too long/.test(responseBody ?? '');
  const code = tooLong ? 'REQUEST_TOO_LARGE' : (byStatus[statusCode] ?? 'PROVIDER_FAILED');
  return new GenerationFailure(code, `status ${statusCode}`, waitSeconds(responseHeaders));
}

/** Seconds; nobody waits longer at the screen, so the sentence without a time is better. */
const maxWaitSeconds = 60 * 60;

/** Seconds until a retry, if the provider gives them. */
export function waitSeconds(headers: Record<string, string> | undefined): number | undefined {
  const value = headers?.['retry-after'] ?? '';
  if (!/^\d{1,5}(?:\.\d+)?$/.test(value)) return undefined;
  const seconds = Math.ceil(Number(value));
  return seconds > 0 && seconds <= maxWaitSeconds ? seconds : undefined;
}

function fromStreamError(error: unknown): GenerationFailure {
  const { type, code } = error as { type?: unknown; code?: unknown };
  for (const kind of [type, code]) {
    const failure = byKind[String(kind)] ?? byStatus[Number(kind)];
    if (failure) return new GenerationFailure(failure, `stream error ${String(kind)}`);
  }
  return new GenerationFailure('PROVIDER_FAILED', 'stream error of an unknown kind');
}

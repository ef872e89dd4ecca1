import { AxiosError, isAxiosError, isCancel } from 'axios';
import type { ErrorCode } from '../contract';
import { ApiError } from './api-error';
import type { ClientErrorCode, FieldError } from './api-error';

/** Makes an `ApiError` with the fallback message for a call without a response. */
export function errorWithoutAnswer(cause: unknown, fallback: string): ApiError {
  return new ApiError({ code: codeWithoutAnswer(cause), message: fallback, status: null, cause });
}

function codeWithoutAnswer(cause: unknown): ClientErrorCode {
  if (isCancel(cause)) return 'CANCELLED';
  return isAxiosError(cause) && cause.code === AxiosError.ETIMEDOUT ? 'TIMEOUT' : 'NETWORK';
}

/**
 * Reads an error response field by field: a minimal host sends `message` only, and a proxy in
 * between sends no JSON at all.
 */
export function errorFromAnswer(
  status: number,
  body: unknown,
  fallback: string,
  retryAfter?: unknown,
): ApiError {
  const parts = new Map<string, unknown>(
    typeof body === 'object' && body !== null ? Object.entries(body) : [],
  );
  const text = (name: string): string | undefined => {
    const value = parts.get(name);
    return typeof value === 'string' && value.trim() !== '' ? value : undefined;
  };
  return new ApiError({
    code: text('code') ?? codeOfStatus(status),
    message: text('message') ?? fallback,
    status,
    fields: readFields(parts.get('fields')),
    requestId: text('requestId'),
    challenge: text('challenge'),
    retryAfterMs: readRetryAfter(retryAfter),
  });
}

/** Retry-After in seconds, as the host sends it; a date, or nothing usable, is undefined. */
function readRetryAfter(header: unknown): number | undefined {
  const isSeconds = typeof header === 'string' && /^\d{1,6}$/.test(header);
  return isSeconds ? Number(header) * 1000 : undefined;
}

const codesByStatus: Readonly<Record<number, ErrorCode>> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  422: 'VALIDATION_FAILED',
  429: 'RATE_LIMITED',
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'UNAVAILABLE',
};

function codeOfStatus(status: number): ErrorCode {
  return codesByStatus[status] ?? (status < 500 ? 'BAD_REQUEST' : 'INTERNAL');
}

function readFields(fields: unknown): readonly FieldError[] {
  return Array.isArray(fields) ? fields.filter((field) => isFieldError(field)) : [];
}

function isFieldError(field: unknown): field is FieldError {
  if (typeof field !== 'object' || field === null) return false;
  return (
    'path' in field &&
    typeof field.path === 'string' &&
    'message' in field &&
    typeof field.message === 'string'
  );
}

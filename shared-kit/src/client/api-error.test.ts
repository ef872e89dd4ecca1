import { errorFromAnswer } from './failures';
import { ApiError, failureFields, failureMessage, isCancelled } from './api-error';

const refused = new ApiError({
  code: 'VALIDATION_FAILED',
  message: 'Invalid email format',
  status: 400,
  fields: [{ path: 'body.email', message: 'Invalid email format' }],
});

it('gives the member the message of a failed call and no other', () => {
  expect(failureMessage(refused, 'Update failed')).toBe('Invalid email format');
  expect(failureMessage(new TypeError('x is undefined'), 'Update failed')).toBe('Update failed');
});

it('gives a form the host’s messages by field', () => {
  expect(failureFields(refused)).toEqual({ email: 'Invalid email format' });
  expect(failureFields(new TypeError('x'))).toEqual({});
});

it('knows a call its caller ended', () => {
  expect(isCancelled(new ApiError({ code: 'CANCELLED', message: '', status: null }))).toBe(true);
  expect(isCancelled(refused)).toBe(false);
});

it.each([
  ['4', 4000],
  ['Mon, 23 Nov 2026 15:00:00 GMT', undefined],
  [undefined, undefined],
])('reads Retry-After %s as %s ms', (header, wait) => {
  expect(errorFromAnswer(503, {}, 'fallback', header).retryAfterMs).toBe(wait);
});

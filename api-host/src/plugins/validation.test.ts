import assert from 'node:assert/strict';
import { test } from 'node:test';
// The full zod package sets its English texts for every schema of the process, as the AI SDK does
// in a host.
import { config, locales } from 'zod';
import * as z from 'zod/mini';
import { RequestFailure } from '../errors';
import { validatorCompiler } from './validation';

const schema = z.object({
  id: z.string().check(z.maxLength(3)),
  action: z.enum(['add', 'retire']),
  email: z.string('Email is required').check(z.minLength(1, 'Email is required')),
});

function messagesFor(body: unknown): readonly string[] | undefined {
  const result: unknown = validatorCompiler({ schema, method: 'POST', url: '/' })(body);
  const error = typeof result === 'object' && result !== null && 'error' in result && result.error;
  assert.ok(error instanceof RequestFailure);
  return error.fields?.map(({ message }) => message);
}

test('zod’s own texts never appear in a response, whatever the process has loaded', (t) => {
  const { localeError } = z.config();
  t.after(() => z.config({ localeError }));
  config(locales.en());
  assert.deepEqual(messagesFor({ id: 'abcd', action: 'remove' }), [
    'id is not valid',
    'action is not valid',
    'Email is required',
  ]);
});

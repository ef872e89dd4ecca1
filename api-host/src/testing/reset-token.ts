import assert from 'node:assert/strict';
import { setImmediate } from 'node:timers/promises';
import { requestPasswordReset } from 'shared-kit/contract';
import { isTokenGood } from '../features/password-reset/reset-tokens.repository';
import { call } from './call';
import type { MemoryMail } from './memory-mail';
import type { TestApp } from './test-app';

/** Requests a password reset for this email; returns the token from the mail once it is valid. */
export async function resetTokenFor(
  test: TestApp,
  mail: MemoryMail,
  email: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const arriving = mail.nextTo(email);
  const answer = await call(test, requestPasswordReset, { body: { email } }, headers);
  assert.equal(answer.statusCode, 200, answer.body);
  const { text } = await arriving;
  const token = /#token=([\w-]+)$/m.exec(text)?.[1];
  assert.ok(token, text);
  // The mail is added inside a transaction; other connections see the token after its commit.
  while (!(await isTokenGood(test.db, test.clock.now(), token))) await setImmediate();
  return token;
}

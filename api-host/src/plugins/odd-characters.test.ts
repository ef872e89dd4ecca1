import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createUser, login, requestPasswordReset } from 'shared-kit/contract';
import { assertFailure } from '../testing/endpoint-conformance';
import { signIn } from '../testing/sign-in';
import { sharedTestApp } from '../testing/test-app';

const host = sharedTestApp();

/** Sent as bytes, so that nothing in between repairs it. */
const send = (url: string, json: string, headers: Record<string, string> = {}) =>
  host().app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: json,
  });

for (const [what, escape] of [
  ['NUL', '\\u0000'],
  ['the first half of a character', '\\ud83d'],
  ['the second half of a character', '\\ude00'],
] as const) {
  test(`${what} anywhere in a request is handled without a 500`, async () => {
    const { headers } = await signIn(host(), { role: 'admin' });
    const answers = [
      await send(login.path, `{"email":"a${escape}@example.com","password":"secret ${escape}"}`),
      await send(requestPasswordReset.path, `{"email":"a${escape}@example.com"}`),
      await send(
        createUser.path,
        `{"name":"A${escape}","email":"b@example.com","password":"secret-${escape}"}`,
        headers,
      ),
    ];
    for (const answer of answers) assert.ok(answer.statusCode < 500, answer.body);
  });
}

test('NUL in a URL is a 400', async () => {
  for (const id of ['%00', 'a%00b']) {
    assertFailure(await host().app.inject(`/api/claude/${id}`), 400, 'BAD_REQUEST');
  }
});

test('a character outside the BMP arrives unchanged', async () => {
  const { headers } = await signIn(host(), { role: 'admin' });
  const body =
    '{"name":"Smile \\ud83d\\ude00 \\\\ud83d","email":"smile@example.com","password":"secret-1"}';
  const answer = await send(createUser.path, body, headers);
  assert.equal(answer.statusCode, 200, answer.body);
  const found = await host()
    .db.selectFrom('users')
    .select('name')
    .where('email', '=', 'smile@example.com')
    .executeTakeFirst();
  assert.equal(found?.name, 'Smile 😀 \\ud83d');
});

test('the message names the problem', async () => {
  const answer = await send(login.path, '{"email":"a\\u0000@example.com","password":"secret-1"}');
  const { message } = assertFailure(answer, 400, 'BAD_REQUEST');
  assert.equal(message, 'The request holds a character that cannot be stored');
});

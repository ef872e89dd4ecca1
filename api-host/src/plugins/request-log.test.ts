import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getProfile, login } from 'shared-kit/contract';
import { call } from '../testing/call';
import { signIn } from '../testing/sign-in';
import { buildTestApp } from '../testing/test-app';

interface LogLine {
  readonly msg: string;
  readonly route?: string;
  readonly status?: number;
  readonly reqId?: string;
  readonly user?: string;
}

test('each answered request is one line with its id, and no line contains a secret', async (t) => {
  const lines: string[] = [];
  const stream = { write: (line: string) => lines.push(line) };
  const host = await buildTestApp({ log: { level: 'debug', stream } });
  t.after(() => host.close());
  const { headers, token, user, password } = await signIn(host);

  const answer = await call(host, getProfile, {}, headers);
  await call(host, login, { body: { email: user.email, password } });
  await host.app.inject(`/api/claude/${token}`);
  host.app.log.info({ password, token, headers, body: { prompt: password } }, 'careless');

  const log = lines.join('');
  assert.ok(!log.includes(token));
  assert.ok(!log.includes(password));
  assert.ok(!log.includes(user.email));
  const parsed = lines.map((line): LogLine => JSON.parse(line) as LogLine);
  const [profile, ...others] = parsed.filter(({ route }) => route === '/api/profile');
  assert.equal(others.length, 0);
  assert.equal(profile?.status, 200);
  assert.equal(profile.user, user.id);
  assert.equal(profile.reqId, answer.headers['x-request-id']);
});

import assert from 'node:assert/strict';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { contractHeader, contractVersion, getProfile, login } from 'shared-kit/contract';
import { assertFailure } from '../testing/endpoint-conformance';
import { signIn } from '../testing/sign-in';
import type { SignedIn } from '../testing/sign-in';
import { buildTestApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';

const older = '1.0.0';
let present: TestApp;
let behind: TestApp;
let member: SignedIn;
/** Forwards each request to the next host, like a load balancer while hosts are replaced. */
const balancer = createServer((incoming, outgoing) => {
  const port = ports[asked++ % ports.length];
  const { method, url: path, headers } = incoming;
  const onward = send({ port, method, path, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 0, answer.headers);
    answer.pipe(outgoing);
  });
  incoming.pipe(onward);
});
let ports: number[] = [];
let asked = 0;

const portOf = ({ port }: AddressInfo): number => port;

before(async () => {
  present = await buildTestApp();
  const { db, changes } = present;
  behind = await buildTestApp({ db, changes, contract: older });
  // Known by a later host version, unknown to an older one.
  member = await signIn(present);
  for (const { app } of [behind, present]) await app.listen({ port: 0, host: '127.0.0.1' });
  ports = [behind, present].map(({ app }) => portOf(app.server.address() as AddressInfo));
  await new Promise<void>((resolve) => {
    balancer.listen(0, '127.0.0.1', resolve);
  });
});
after(async () => {
  balancer.closeAllConnections();
  balancer.close();
  await behind.close();
  await present.close();
});

const headersOf = (page: string) => ({ ...member.headers, [contractHeader]: page });

const ask = (host: TestApp, url: string, page: string, payload?: object) =>
  host.app.inject({
    url,
    headers: headersOf(page),
    ...(payload ? { method: 'POST' as const, payload } : {}),
  });

test('an older host answers requests it knows', async () => {
  const answer = await ask(behind, getProfile.path, contractVersion);
  assert.equal(answer.statusCode, 200);
});

test('an unknown URL, method or field is left to another host', async () => {
  const further = { email: 'a@example.com', password: 'secret-1', fromTheFuture: true };
  const answers = [
    await ask(behind, '/api/from-the-future', contractVersion),
    await ask(behind, '/api/from-the-future', contractVersion, {}),
    await ask(behind, login.path, contractVersion),
    await ask(behind, login.path, contractVersion, further),
  ];
  for (const answer of answers) {
    assertFailure(answer, 421, 'HOST_TOO_OLD');
    assert.equal(answer.headers.connection, 'close');
  }
});

test('other errors in a call are reported as usual', async () => {
  const empty = await ask(behind, login.path, contractVersion, {});
  assertFailure(empty, 400, 'VALIDATION_FAILED');
  const gone = await ask(behind, '/api/projects/0190c3f0-0000-7000-8000-000000000001', older);
  assert.notEqual(gone.statusCode, 421);
});

test('a page of the same or an earlier version gets the usual errors', async () => {
  for (const page of [older, 'nonsense']) {
    assertFailure(await ask(behind, '/api/from-the-future', page), 404, 'NOT_FOUND');
  }
  assertFailure(await ask(present, '/api/from-the-future', older), 404, 'NOT_FOUND');
});

test('a page with another major version is always refused', async () => {
  assertFailure(await ask(present, getProfile.path, '2.0.0'), 421, 'PAGE_TOO_OLD');
});

test('behind a load balancer a page finds a host that supports it', async () => {
  const { port } = balancer.address() as AddressInfo;
  asked = 0;
  // The older host considers it unknown and refers to another; this one reports the actual error.
  const body = JSON.stringify({ email: 'a@example.com', password: 'secret-1', oddity: true });
  const headers = { ...headersOf(contractVersion), 'content-type': 'application/json' };
  const url = `http://127.0.0.1:${port}${login.path}`;
  // A 421 is asked again over another connection by `fetch` itself, once, as its standard has it.
  const answer = await fetch(url, { method: 'POST', headers, body });
  const { code } = (await answer.json()) as { code: string };
  assert.deepEqual([asked, answer.status, code], [2, 400, 'VALIDATION_FAILED']);
});

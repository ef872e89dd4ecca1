import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, test } from 'node:test';
import type { ReleaseGate } from 'shared-kit/contract/releases';
import { gateAsker, refusedGate } from './ask-gate';

const subject = { remote: 'shop', version: '2.1.0' };

/** What the server answers; a test sets it. */
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  answer(request, response);
});
let origin = '';

before(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked.length = 0;
});
after(() => {
  server.closeAllConnections();
  server.close();
});

const json =
  (body: unknown, status = 200) =>
  (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
const vector = (...values: readonly string[]) => {
  const result = values.map((value) => ({ metric: {}, value: [1_700_000_000.5, value] }));
  return { status: 'success', data: { resultType: 'vector', result } };
};
const prometheus = (change: object = {}): ReleaseGate => {
  const query = 'errors{version="{{version}}", app="{{remote}}"}';
  return {
    name: 'error-rate',
    prometheus: { address: `${origin}/prom/`, query, is: '<', threshold: 0.01, ...change },
  };
};
const http = (verdict: 'status' | 'json' = 'status'): ReleaseGate => ({
  name: 'smoke',
  http: { address: `${origin}/smoke/{{version}}`, verdict },
});
const ask = (gate: ReleaseGate, origins = [origin]) => gateAsker(origins)(gate, subject);

test('a Prometheus gate sends an instant query and holds its number against the threshold', async () => {
  answer = json(vector('0.004'));
  assert.deepEqual(await ask(prometheus()), {
    kind: 'passed',
    message: 'error-rate: 0.004 is < 0.01.',
    value: 0.004,
  });
  const url = new URL(asked[0] ?? '', origin);
  assert.equal(url.pathname, '/prom/api/v1/query');
  assert.equal(url.searchParams.get('query'), 'errors{version="2.1.0", app="shop"}');
  answer = json(vector('0.01'));
  assert.deepEqual(await ask(prometheus()), {
    kind: 'failed',
    message: 'error-rate: 0.01 is not < 0.01.',
    value: 0.01,
  });
  answer = json({ status: 'success', data: { resultType: 'scalar', result: [1, '7'] } });
  assert.equal((await ask(prometheus({ is: '>=', threshold: 7 }))).kind, 'passed');
});

test('what is no one clear number is inconclusive, which does not pass', async () => {
  const unclear: readonly (readonly [ReturnType<typeof json>, RegExp])[] = [
    [json(vector()), /found nothing/],
    [json(vector('1', '2')), /found 2 series/],
    [json(vector('NaN')), /answered NaN/],
    [json(vector('+Inf')), /answered \+Inf/],
    [json({ ...vector('0.001'), warnings: ['a store is away'] }), /not complete/],
    [json({ status: 'error', errorType: 'bad_data', error: 'parse error' }, 400), /answered 400/],
    [json({ status: 'success', data: { resultType: 'matrix', result: [] } }), /not one of Prom/],
    [(_, response) => response.end('<html>'), /not one of Prometheus/],
    [(_, response) => response.destroy(), /could not be reached/],
  ];
  for (const [given, message] of unclear) {
    answer = given;
    const said = await ask(prometheus());
    assert.equal(said.kind, 'inconclusive', String(message));
    assert.equal(said.value, null);
    assert.match(said.message, message);
  }
});

test('any address passes with 2xx, or with what its JSON says', async () => {
  answer = (_, response) => response.writeHead(204).end();
  assert.equal((await ask(http())).kind, 'passed');
  assert.deepEqual(asked, ['/smoke/2.1.0']);
  answer = json({}, 503);
  assert.deepEqual(await ask(http()), {
    kind: 'failed',
    message: 'smoke: It answered 503.',
    value: 503,
  });
  answer = json({ pass: false, value: 3, message: '3 of 40 journeys fail' });
  assert.deepEqual(await ask(http('json')), {
    kind: 'failed',
    message: 'smoke: It does not pass with 3. 3 of 40 journeys fail',
    value: 3,
  });
  answer = json({ pass: true });
  assert.equal((await ask(http('json'))).kind, 'passed');
  answer = json({ pass: 'true' });
  assert.equal((await ask(http('json'))).kind, 'inconclusive');
});

test('a redirect is not followed, and an answer without end is not read', async () => {
  answer = (_, response) => response.writeHead(302, { location: `${origin}/secret` }).end();
  const redirected = await ask(http());
  assert.equal(redirected.kind, 'inconclusive');
  assert.match(redirected.message, /redirects are not followed/);
  assert.deepEqual(asked, ['/smoke/2.1.0']);
  answer = (_, response) => response.end(Buffer.alloc(70_000, ' '));
  const large = await ask(http());
  assert.equal(large.kind, 'inconclusive');
  assert.match(large.message, /more than 64 KB/);
});

test('only addresses the operator allows are asked, by scheme, host and port', async () => {
  answer = json({});
  const { port } = new URL(origin);
  for (const allowed of [
    `http://localhost:${port}`,
    `https://127.0.0.1:${port}`,
    'http://127.0.0.1',
  ]) {
    const said = await ask(http(), [allowed]);
    assert.equal(said.kind, 'inconclusive');
    assert.match(said.message, /RELEASE_GATE_ORIGINS/);
  }
  assert.deepEqual(asked, []);
  assert.equal(refusedGate([http()], subject, [origin]), null);
  assert.match(refusedGate([http()], subject, []) ?? '', /^Gate smoke asks http:\/\/127\.0\.0\.1/);
});

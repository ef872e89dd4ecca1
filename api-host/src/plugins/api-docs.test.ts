import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as contract from 'shared-kit/contract';
import type { Endpoint } from 'shared-kit/contract';
import { buildTestApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';

interface Operation {
  readonly operationId?: string;
  readonly security?: unknown;
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, unknown>>;
}

interface OpenApi {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

let host: TestApp;
let document: OpenApi;
before(async () => {
  host = await buildTestApp();
  document = (await host.app.inject('/api/docs/json')).json<OpenApi>();
});
after(() => host.close());

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'operation' in value;

function documented({ path, method }: Endpoint): Operation | undefined {
  const openApiPath = path.replaceAll(/:(\w+)/g, '{$1}');
  return document.paths[openApiPath]?.[method.toLowerCase()];
}

const endpoints = Object.values(contract).filter((value) => isEndpoint(value));
const [ofEditor, own] = [true, false].map((expected) =>
  endpoints.filter(({ path }) => path.startsWith('/api/editor/') === expected),
);

test('the endpoints of the editor’s origin are not mounted here', () => {
  assert.equal(ofEditor?.length, 6);
  for (const endpoint of ofEditor) assert.equal(documented(endpoint), undefined);
});

for (const endpoint of own ?? []) {
  // Proof P290
  test(`${endpoint.operation} is mounted and documented from the contract`, () => {
    const operation = documented(endpoint);
    assert.ok(operation, `${endpoint.method} ${endpoint.path} is not mounted`);
    assert.equal(operation.operationId, endpoint.operation);
    assert.equal(operation.security !== undefined, endpoint.authentication === 'bearer');
    assert.equal(operation.requestBody !== undefined, endpoint.body !== undefined);
    assert.deepEqual(Object.keys(operation.responses).toSorted(), ['200', '4XX', '5XX']);
  });
}

test('only the API is documented', () => {
  assert.equal(document.openapi, '3.1.0');
  const others = Object.keys(document.paths).filter((path) => !path.startsWith('/api/'));
  assert.deepEqual(others, []);
});

test('the documentation is a page that may only run its own scripts', async () => {
  const page = await host.app.inject('/api/docs/');
  assert.equal(page.statusCode, 200);
  assert.match(page.body, /swagger-ui/);
  assert.doesNotMatch(page.body, /<script>|<script type="text\/javascript">\s*[^<]/);
  assert.match(String(page.headers['content-security-policy']), /script-src 'self';/);
  const redirect = await host.app.inject('/api/docs');
  assert.ok([200, 301, 302].includes(redirect.statusCode));
});

test('every other response forbids everything a page could do', async () => {
  const { headers } = await host.app.inject('/api/profile');
  assert.equal(headers['content-security-policy'], "default-src 'none';frame-ancestors 'none'");
  assert.equal(headers['cache-control'], 'no-store');
  assert.equal(headers['x-content-type-options'], 'nosniff');
  assert.equal(headers['x-frame-options'], 'DENY');
  assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin');
  assert.equal(headers['strict-transport-security'], undefined);
});

test('a host with TLS sends HSTS, for this host name', async () => {
  const secure = await buildTestApp({ isTlsOnly: true });
  const { headers } = await secure.app.inject('/api/profile');
  assert.equal(headers['strict-transport-security'], 'max-age=31536000');
  await secure.close();
});

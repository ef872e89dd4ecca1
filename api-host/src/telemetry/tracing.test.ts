import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import {
  generationEventsPath,
  getGenerationTask,
  getProfile,
  login,
  publishWebsite,
  startGeneration,
} from 'shared-kit/contract';
import { parseEnv } from '../env';
import { startHost } from '../host';
import { freePort } from '../testing/free-port';

interface ReceivedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly status: { readonly code?: number };
  readonly links?: readonly { readonly traceId: string }[];
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[];
}

interface TraceRequest {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly ReceivedSpan[] }[];
  }[];
}

/** A collector that accepts OTLP over HTTP as JSON and stores it. */
async function startCollector() {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      assert.equal(request.url, '/v1/traces');
      bodies.push(body);
      for (const { scopeSpans } of (JSON.parse(body) as TraceRequest).resourceSpans)
        for (const scope of scopeSpans) spans.push(...scope.spans);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { spans, bodies, server, endpoint: `http://127.0.0.1:${port}` };
}

const prompt = 'A pottery studio called Secret Kiln in Porto';
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;
const remote = 'workspace@1.2.3-0a1b2c3d';
let dataDir: string;
let collector: Awaited<ReturnType<typeof startCollector>>;
let taskId = '';
let token = '';

/**
 * Creates a website on a host that sends to the collector; all spans have arrived when the host has
 * closed.
 */
before(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'sitewright-tracing-'));
  collector = await startCollector();
  const env = parseEnv({
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    SITES_PORT: String(await freePort()),
    EDITOR_PORT: String(await freePort()),
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: 'chosen well',
    CHROMIUM_PATH: 'none',
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint}/`,
  });
  const host = await startHost(env, { log: { level: 'silent' } });
  const ask = async (path: string, body?: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`http://127.0.0.1:${env.port}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as Record<string, unknown>;
  };
  const signedIn = { email: 'admin@sitewright.local', password: 'chosen well' };
  token = String((await ask(login.path, signedIn))['token']);
  const started = await ask(
    startGeneration.path,
    { prompt, type: 0 },
    { traceparent, 'x-remote': remote },
  );
  taskId = String(started['task_id']);
  // The stream ends with the generation.
  const events = generationEventsPath.replace(':task_id', taskId);
  await (await fetch(`http://127.0.0.1:${env.port}${events}`)).text();
  const task = await ask(getGenerationTask.path.replace(':task_id', taskId));
  const { html, css, js } = task['result'] as Record<'html' | 'css' | 'js', string>;
  const code = { htmlcode: html, csscode: css, jscode: js, title: 'Kiln', prompt };
  await ask(publishWebsite.path, code, {
    traceparent: 'nonsense',
    'x-remote': 'Secret Kiln',
  });
  await ask(getProfile.path, undefined, { traceparent: traceparent.replace(/1$/, '0') });
  await host.close();
});
after(() => {
  collector.server.close();
  rmSync(dataDir, { recursive: true });
});

const named = (name: string) => collector.spans.filter((span) => span.name === name);
const one = (name: string): ReceivedSpan => {
  const [span] = named(name);
  assert.ok(
    span,
    `${name} is not among ${[...new Set(collector.spans.map((each) => each.name))].join(', ')}`,
  );
  return span;
};
const valueOf = (span: ReceivedSpan, key: string) =>
  Object.values(span.attributes.find((attribute) => attribute.key === key)?.value ?? {})[0];

test('a request belongs to the trace of its traceparent, and links to its generation', () => {
  const request = one(`POST ${startGeneration.path}`);
  assert.equal(request.traceId, traceId);
  assert.equal(request.parentSpanId, '00f067aa0ba902b7');
  assert.equal(Number(valueOf(request, 'http.response.status_code')), 200);
  assert.match(String(valueOf(request, 'sitewright.request_id')), /^[\da-f-]{36}$/);
  assert.deepEqual(
    request.links?.map((link) => link.traceId),
    [one('generation').traceId],
  );
});

test('a request has its remote as an attribute, if the name is valid', () => {
  const request = one(`POST ${startGeneration.path}`);
  assert.equal(valueOf(request, 'sitewright.remote.name'), 'workspace');
  assert.equal(valueOf(request, 'sitewright.remote.version'), '1.2.3-0a1b2c3d');
  assert.equal(valueOf(one(`POST ${publishWebsite.path}`), 'sitewright.remote.name'), undefined);
});

test('an unsampled parent is not recorded', () => {
  assert.deepEqual(named(`GET ${getProfile.path}`), []);
});

test('a generation’s trace has queue, provider and review', () => {
  const generation = one('generation');
  assert.equal(valueOf(generation, 'sitewright.generation.outcome'), 'done');
  assert.equal(one('generation queue').traceId, generation.traceId);
  for (const name of ['provider composer', 'final review']) {
    assert.equal(one(name).parentSpanId, generation.spanId, name);
  }
});

test('storage spans belong to their request; an invalid header starts a trace', () => {
  const publishing = one(`POST ${publishWebsite.path}`);
  assert.equal(publishing.parentSpanId ?? '', '');
  assert.notEqual(publishing.traceId, traceId);
  const stored = named('storage create').concat(named('storage put'));
  const ofSites = stored.filter((span) => valueOf(span, 'sitewright.storage.kind') === 'sites');
  assert.ok(ofSites.some((span) => span.parentSpanId === publishing.spanId));
});

test('spans contain no ids that grant access, and no user text', () => {
  const sent = collector.bodies.join('');
  assert.ok(sent.length > 1000);
  for (const secret of [taskId, token, 'Secret Kiln', 'chosen well']) {
    assert.ok(!sent.includes(secret), secret);
  }
});

const program = (endpoint: string | null) => `
  await import('./api-host/src/host.ts');
  const { openTracing } = await import('./api-host/src/telemetry/open-tracing.ts');
  const settings = ${endpoint === null ? 'null' : `{ endpoint: '${endpoint}', ratio: 1, serviceName: 'x' }`};
  await openTracing(settings);
  const { createRequire } = await import('node:module');
  const { cache } = createRequire(process.cwd() + '/');
  console.log(Object.keys(cache).filter((file) => file.includes('exporter-trace')).length > 0);
  process.exit(0);`;

test('without a collector a host loads no exporter', async () => {
  const loads = async (endpoint: string | null) => {
    const flags = ['--import', 'tsx', '--input-type=module', '-e', program(endpoint)];
    const cwd = join(import.meta.dirname, '../../..');
    return (await promisify(execFile)(process.execPath, flags, { cwd })).stdout.trim();
  };
  assert.equal(await loads(null), 'false');
  assert.equal(await loads(collector.endpoint), 'true');
});

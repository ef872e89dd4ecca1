import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { systemClock } from '../../../clock';
import type { ChosenModel } from '../chosen-model';
import { guardedFetch } from '../connection/guarded-fetch';
import { startModelServer } from '../testing/model-server';
import type { Answer } from '../testing/model-server';
import { connectionProblem } from './connection-problem';
import { tryModel } from './try-model';

type Protocol = 'anthropic' | 'openai';

const chosenFor = (protocol: Protocol, url: string, key: string | null = 'sk-test-12345678') => ({
  provider: protocol === 'anthropic' ? ('anthropic' as const) : ('openai-compatible' as const),
  address: protocol === 'anthropic' ? url : `${url}/v1`,
  key,
  model: 'llama',
  seesPictures: false,
});

const attempt = (chosen: ChosenModel, seconds = 10) =>
  tryModel(chosen, { fetch: guardedFetch(), clock: systemClock, seconds });

async function tryAgainst(t: TestContext, protocol: Protocol, answer: Answer, key?: string | null) {
  const server = await startModelServer(protocol, [answer]);
  t.after(() => server.close());
  return { trial: await attempt(chosenFor(protocol, server.url, key)), server };
}

const refusal = (status: number, error: unknown): Answer => ({
  kind: 'status',
  status,
  body: { error },
});

const unknownModel = {
  anthropic: { type: 'not_found_error', message: 'model: llama' },
  openai: { code: 'model_not_found', message: 'The model `llama` does not exist' },
};

for (const protocol of ['anthropic', 'openai'] as const) {
  test(`${protocol}: a model that responds works, called once for a few tokens`, async (t) => {
    const { trial, server } = await tryAgainst(t, protocol, { kind: 'text', text: 'ready' });
    assert.equal(trial.works, true);
    assert.match(trial.message, /^The model answered in \d+\.\d s\.$/);
    assert.equal(server.seen.length, 1);
    assert.equal(server.seen[0]?.body['max_tokens'], 64);
    assert.equal(server.seen[0].body['model'], 'llama');
  });

  test(`${protocol}: a truncated response works too`, async (t) => {
    const answer = { kind: 'text', text: '', end: 'length' } as const;
    assert.equal((await tryAgainst(t, protocol, answer)).trial.works, true);
  });

  const problems: [name: string, answer: Answer, message: RegExp][] = [
    [
      'a refused key',
      refusal(401, { message: 'bad' }),
      /^The server refused the key \(status 401\)\.$/,
    ],
    [
      'an unknown model',
      refusal(404, unknownModel[protocol]),
      /^The server does not know the model “llama”\.$/,
    ],
    ['a wrong path', refusal(404, undefined), /no language model at this address \(status 404\)/],
    [
      'a used up limit',
      refusal(429, { message: 'slow down' }),
      /limit is reached or the credit is used up \(status 429\)/,
    ],
    [
      'an error of the server',
      refusal(500, { message: 'out of memory' }),
      /error of its own \(status 500\): “out of memory”$/,
    ],
    [
      'a refused request',
      refusal(400, { message: 'max_tokens is too small' }),
      /refused the request \(status 400\): “max_tokens is too small”$/,
    ],
    [
      'an error text that repeats the key',
      refusal(400, { message: 'no: sk-test-12345678!' }),
      /: “no: …!”$/,
    ],
    [
      'an error inside of the stream',
      { kind: 'stream-error', text: '', type: 'overloaded_error' },
      /^The server broke off with an error/,
    ],
    ['another protocol', { kind: 'garbage' }, /Something answers at this address, but not in/],
    [
      'a stream without a word',
      { kind: 'text', text: '', end: 'silent' },
      /Something answers at this address, but not in/,
    ],
  ];
  for (const [name, answer, message] of problems) {
    test(`${protocol}: ${name} is explained`, async (t) => {
      const { trial, server } = await tryAgainst(t, protocol, answer);
      assert.match(trial.message, message);
      assert.equal(trial.works, false);
      assert.equal(server.seen.length, 1, 'asked once');
    });
  }
}

test('a missing key is reported where the server requires one', async (t) => {
  const { trial } = await tryAgainst(t, 'openai', refusal(401, { message: 'no' }), null);
  assert.equal(trial.message, 'The server asks for a key (status 401).');
});

test('silence ends at the time limit', async (t) => {
  const server = await startModelServer('openai', [{ kind: 'stall', text: '' }]);
  t.after(() => server.close());
  const { works, message } = await attempt(chosenFor('openai', server.url), 0.2);
  assert.deepEqual([works, message.split('.')[0]], [false, 'No answer came within 0']);
});

async function webPage(t: TestContext, status: number, headers: Record<string, string>) {
  const server = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'text/html', ...headers }).end('<h1>Hello</h1>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a web page, a redirect and a server without https are distinguished', async (t) => {
  const page = await webPage(t, 200, {});
  const moved = await webPage(t, 308, { location: 'http://127.0.0.1:9/' });
  const messageAt = async (url: string) => (await attempt(chosenFor('openai', url))).message;
  assert.match(await messageAt(`http://${page}`), /but not in the OpenAI-compatible protocol/);
  assert.match(await messageAt(`http://${moved}`), /^The address leads on to another one/);
  assert.match(await messageAt(`https://${page}`), /does not speak https/);
});

/** An address where nothing listens any more. */
async function closedPort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `127.0.0.1:${port}`;
}

test('no server, no name and a metadata service are distinguished', async () => {
  const messageAt = async (url: string) => (await attempt(chosenFor('anthropic', url))).message;
  assert.match(await messageAt('http://127.0.0.1:25'), /port of another service/);
  assert.match(
    await messageAt(`http://${await closedPort()}`),
    /^The server does not answer at this address/,
  );
  assert.match(await messageAt('http://nobody.invalid'), /^There is no server of this name/);
  assert.match(await messageAt('http://169.254.169.254'), /metadata service, so it is not asked/);
});

const certificates: [code: string, words: RegExp][] = [
  ['CERT_HAS_EXPIRED', /certificate has expired/],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', /not issued by an authority this host trusts/],
  ['ERR_TLS_CERT_ALTNAME_INVALID', /for another name/],
  ['CERT_REVOKED', /No secure connection .* \(CERT_REVOKED\)/],
];
for (const [code, words] of certificates) {
  test(`the certificate problem ${code} is explained, however deeply it is nested`, () => {
    const cause = Object.assign(new Error('tls'), { code });
    const error = new TypeError('fetch failed', { cause: new AggregateError([cause]) });
    assert.match(connectionProblem(error) ?? '', words);
  });
}

test('other errors are not connection problems', () => {
  assert.equal(connectionProblem(new Error('anything')), null);
  assert.equal(connectionProblem('text'), null);
});

import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { AddressRefused, guardedFetch } from './guarded-fetch';

const seen: string[] = [];
const server = createServer((request, response) => {
  seen.push(request.url ?? '');
  response.writeHead(request.url === '/moved' ? 307 : 200, { location: '/elsewhere' }).end('here');
});
let url = '';
before(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
after(() => server.close());

const nowhere = () => Promise.reject(new Error('ENOTFOUND'));

const secretPlaces = [
  'http://169.254.169.254/v1',
  'http://2852039166/v1',
  'http://0xa9fea9fe/v1',
  'http://[fe80::1]/v1',
  'http://[::ffff:169.254.169.254]/v1',
  'http://[fd00:ec2::254]/v1',
  'http://100.100.100.200/v1',
  'http://0.0.0.0:80/v1',
];
for (const address of secretPlaces) {
  test(`${address} is never requested`, async () => {
    await assert.rejects(guardedFetch(nowhere)(address), AddressRefused);
  });
}

test('a host name is refused when any of its addresses is in a refused range', async () => {
  const lookUp = () => Promise.resolve(['203.0.113.7', '169.254.169.254']);
  await assert.rejects(guardedFetch(lookUp)('http://metadata.example/v1'), AddressRefused);
});

test('a private server is allowed, and redirects are not followed', async () => {
  const answer = await guardedFetch(nowhere)(`${url}/v1`);
  assert.equal(await answer.text(), 'here');
  await assert.rejects(guardedFetch(nowhere)(`${url}/moved`), TypeError);
  assert.deepEqual(seen, ['/v1', '/moved']);
});

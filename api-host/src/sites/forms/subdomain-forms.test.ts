import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { publishWebsite } from 'shared-kit/contract';
import { openInbox } from '../../features/form-messages/receive-message';
import {
  findMoved,
  findPublished,
  moveWebsite,
} from '../../features/websites/addresses.repository';
import { deriveHere } from '../../features/websites/derived/derive-page';
import { siteAddresses } from '../../features/websites/site-addresses';
import { call } from '../../testing/call';
import { MemoryMail } from '../../testing/memory-mail';
import { memoryStorage } from '../../testing/memory-storage';
import { signIn } from '../../testing/sign-in';
import type { SignedIn } from '../../testing/sign-in';
import { buildTestApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';
import { buildSitesApp } from '../sites-app';

/** Websites are names: `bakery.sites.test`. */
const addresses = siteAddresses({ sitesUrl: 'http://sites.test:8080', sitesDomain: 'sites.test' });

const storage = memoryStorage();
let host: TestApp;
let sites: FastifyInstance;
let owner: SignedIn;
before(async () => {
  host = await buildTestApp({ storage, addresses });
  const mail = new MemoryMail();
  sites = await buildSitesApp({
    storage,
    derive: deriveHere,
    inbox: openInbox({ db: host.db, clock: host.clock.now, mail, publicUrl: 'http://app.test' }),
    addresses,
    findPublished: (slug) => findPublished(host.db, slug),
    findMoved: (slug) => findMoved(host.db, slug),
    findShared: async () => undefined,
    appOrigin: 'http://app.test',
    log: { level: 'silent' },
  });
});
after(async () => {
  await sites.close();
  await host.close();
});
// An hour later, so that no test meets another's limits.
beforeEach(async () => {
  host.clock.advance(60 * 60_000);
  owner = await signIn(host);
});

const page = `<html lang="en"><head><title>Bakery</title></head>
<body><form name="contact" data-deliver><textarea name="text"></textarea></form></body></html>`;

/** Publishes the page; answers its id and the name it is reached by. */
async function publish(title: string) {
  const body = { htmlcode: page, csscode: '', jscode: '', title, prompt: '' };
  const answer = await call(host, publishWebsite, { body }, owner.headers);
  const { id = '', link = '' } = publishWebsite.response.parse(answer.json());
  return { id, name: new URL(link).host };
}

const visit = (name: string, url: string) => sites.inject({ url, headers: { host: name } });

const send = (name: string, url: string, text: string) =>
  sites.inject({
    method: 'POST',
    url,
    headers: { host: name, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ text }).toString(),
  });

const kept = async (id: string) => {
  const rows = await host.db
    .selectFrom('form_messages')
    .select('fields')
    .where('website_id', '=', id)
    .execute();
  return rows.map(({ fields }) => fields);
};

test('a form of a website with a name of its own sends to that name, and thanks there', async () => {
  const { id, name } = await publish('Bakery');
  assert.equal(name, 'bakery.sites.test:8080');
  const home = await visit(name, '/');
  const action = /<form[^>]* action="([^"]+)"/.exec(home.body)?.[1] ?? '';
  const target = new URL(action, `http://${name}/`);
  assert.equal(target.href, `http://${name}/_form/contact`);
  const script = /<script[^>]* src="(\S+send\.js)"/.exec(home.body)?.[1] ?? '';
  assert.equal((await visit(name, new URL(script, `http://${name}/`).pathname)).statusCode, 200);

  const answer = await send(name, target.pathname, 'Two loaves');
  assert.equal(answer.statusCode, 303, answer.body);
  const thanks = new URL(String(answer.headers.location), target);
  assert.equal(thanks.href, `http://${name}/_form/contact/thanks`);
  const shown = await visit(name, thanks.pathname);
  assert.match(shown.body, /<h1>Thank you<\/h1>/);
  const back = /<a href="([^"]+)">Back to the page/.exec(shown.body)?.[1] ?? '';
  assert.equal(new URL(back, thanks).href, `http://${name}/`);
  assert.deepEqual(await kept(id), [[{ name: 'text', value: 'Two loaves' }]]);
});

test('a name takes nothing for another website, and none at all nothing', async () => {
  const [own, other] = [await publish('Own'), await publish('Other')];
  assert.equal((await send(own.name, '/other/_form/contact', 'Hello')).statusCode, 405);
  assert.equal((await send('nobody.sites.test:8080', '/_form/contact', 'Hello')).statusCode, 404);
  assert.deepEqual([...(await kept(own.id)), ...(await kept(other.id))], []);
});

test('a form sent to a name of before leads to the new name with all it holds', async () => {
  const { id, name } = await publish('Moving');
  assert.ok(await moveWebsite(host.db, id, 'has-moved'));
  const answer = await send(name, '/_form/contact', 'Hello');
  assert.equal(answer.statusCode, 307);
  assert.equal(answer.headers.location, 'http://has-moved.sites.test:8080/_form/contact');
});

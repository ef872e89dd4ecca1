import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { deleteWebsite, takeWebsiteOffline } from 'shared-kit/contract';
import { openInbox } from '../../features/form-messages/receive-message';
import type { FormInbox } from '../../features/form-messages/receive-message';
import { moveWebsite } from '../../features/websites/addresses.repository';
import { siteLookups } from '../../features/websites/site-lookups';
import { call } from '../../testing/call';
import { MemoryMail } from '../../testing/memory-mail';
import { memoryStorage } from '../../testing/memory-storage';
import { publish } from '../../testing/publish';
import { signIn } from '../../testing/sign-in';
import type { SignedIn } from '../../testing/sign-in';
import { buildTestApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';
import { buildTestSites } from '../../testing/test-sites';

const storage = memoryStorage();
let host: TestApp;
let sites: FastifyInstance;
let inbox: FormInbox;
let mail: MemoryMail;
let owner: SignedIn;
before(async () => {
  host = await buildTestApp({ storage });
  mail = new MemoryMail();
  inbox = openInbox({ db: host.db, clock: host.clock.now, mail, publicUrl: 'http://app.test' });
  sites = await buildTestSites({
    storage,
    inbox,
    ...siteLookups(host.db, host.clock.now, host.changes),
    trustProxy: ['loopback'],
  });
});
after(async () => {
  await sites.close();
  await host.close();
});
// Every test is a visitor from elsewhere an hour later, so that none meets another's limits.
beforeEach(async () => {
  host.clock.advance(60 * 60_000);
  owner = await signIn(host);
  mail.sent.length = 0;
});

const page = `<html lang="de-AT"><head><title>Bäckerei & Café</title></head>
<body><form name="contact" data-deliver><input name="email" type="email"><textarea name="text"></textarea></form></body></html>`;

const publishForm = (htmlcode = page, title = 'Bakery') =>
  publish(host, owner, { htmlcode, csscode: ':root { --brand: #a40 }', jscode: '', title });

interface Sending {
  readonly json?: boolean;
  readonly from?: string;
  readonly type?: string;
  readonly form?: string;
}

function send(path: string, fields: Record<string, string> | string, options: Sending = {}) {
  const { json = false, from = '203.0.113.9', form = 'contact' } = options;
  return sites.inject({
    method: 'POST',
    url: `${path}_form/${form}`,
    headers: {
      accept: json ? 'application/json' : 'text/html,*/*',
      'content-type': options.type ?? 'application/x-www-form-urlencoded',
      'x-forwarded-for': from,
    },
    payload: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
  });
}

const kept = (id: string) =>
  host.db.selectFrom('form_messages').selectAll().where('website_id', '=', id).execute();

const hello = { email: 'ana@example.org', text: 'Guten Tag,\r\nzwei Brote bitte.' };

test('without JavaScript a form leads to a thank-you page of the site, and back', async () => {
  const { id, path } = await publishForm();
  const answer = await send(path, hello);
  assert.equal(answer.statusCode, 303);
  const thanks = new URL(String(answer.headers.location), `http://s.test${path}_form/contact`);
  assert.equal(thanks.pathname, `${path}_form/contact/thanks`);
  const shown = await sites.inject(thanks.pathname);
  assert.equal(shown.statusCode, 200);
  assert.match(shown.body, /<html lang="de-AT">/);
  assert.match(shown.body, /<h1>Vielen Dank<\/h1>/);
  assert.match(shown.body, /Bäckerei &amp; Café/);
  assert.match(shown.body, /background: #aa4400/);
  assert.match(shown.body, /href="\.\.\/\.\.\/">Zurück zur Seite/);
  assert.match(String(shown.headers['content-security-policy']), /^sandbox /);
  const [message] = await kept(id);
  assert.deepEqual(message?.fields, [
    { name: 'email', value: 'ana@example.org' },
    { name: 'text', value: hello.text },
  ]);
  assert.equal(message?.form, 'Contact');
  assert.equal(message?.spam, false);
});

test('a website an operator has suspended takes nothing', async () => {
  const { id, path } = await publishForm();
  const suspended = { suspended_at: host.clock.now(), suspension_reason: 'Fraud' };
  await host.db.updateTable('websites').set(suspended).where('id', '=', id).execute();
  assert.equal((await send(path, hello)).statusCode, 404);
  assert.deepEqual(await kept(id), []);
});

test('the script gets the words to show, readable for a page without an origin', async () => {
  const { path } = await publishForm();
  const answer = await send(path, hello, { json: true });
  assert.equal(answer.statusCode, 200);
  assert.deepEqual(answer.json(), { message: 'Vielen Dank. Ihre Nachricht ist angekommen.' });
  assert.equal(answer.headers['access-control-allow-origin'], '*');
});

test('a multipart form is read as well', async () => {
  const { id, path } = await publishForm();
  const boundary = 'x1';
  const part = (head: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`;
  const body = `${part('name="text"', 'Hallo')}${part('name="f"; filename="a.txt"', 'secret')}--${boundary}--\r\n`;
  const type = `multipart/form-data; boundary=${boundary}`;
  assert.equal((await send(path, body, { type })).statusCode, 303);
  assert.deepEqual((await kept(id))[0]?.fields, [{ name: 'text', value: 'Hallo' }]);
});

test('the owner gets a mail that answers the visitor, and nothing a visitor writes is a header', async () => {
  const { id, path } = await publishForm(page, 'Bakery\r\nBcc: all@example.com');
  await send(path, hello);
  const [told] = mail.sent;
  assert.equal(told?.to, owner.user.email);
  assert.equal(told?.replyTo, 'ana@example.org');
  assert.equal(told?.subject, 'New message from Bakery Bcc: all@example.com (Contact)');
  assert.match(told?.text ?? '', /text:\n {2}Guten Tag,\n {2}zwei Brote bitte\.\n/);
  assert.match(told?.text ?? '', new RegExp(`http://app.test/projects\\?messages=${id}`));
});

for (const email of [
  'ana@example.org\r\nBcc: all@example.com',
  'ana@example.org, all@example.com',
  'Ana <ana@example.org>',
  'no address',
]) {
  test(`no answer goes to ${JSON.stringify(email)}`, async () => {
    const { path } = await publishForm();
    await send(path, { ...hello, email });
    assert.equal(mail.sent.length, 1);
    assert.equal(mail.sent[0]?.replyTo, undefined);
  });
}

test('what a program fills in is kept as spam, thanked for and not mailed', async () => {
  const { id, path } = await publishForm();
  const links = 'http://a.test http://b.test';
  for (const fields of [
    { ...hello, _homepage: 'https://buy.test' },
    { ...hello, text: `${links} www.c.test [url=d.test]` },
    { ...hello, text: links, _elapsed: '300' },
  ]) {
    assert.equal((await send(path, fields)).statusCode, 303);
  }
  for (const fields of [
    { ...hello, _elapsed: '300' },
    { ...hello, text: `See ${links}`, _elapsed: '60000' },
  ]) {
    await send(path, fields);
  }
  const boxes = (await kept(id)).map(({ spam }) => (spam ? 'spam' : 'inbox')).toSorted();
  assert.deepEqual(boxes, ['inbox', 'inbox', 'spam', 'spam', 'spam']);
  assert.equal(mail.sent.length, 2);
});

test('the same message again is one message', async () => {
  const { id, path } = await publishForm();
  const mark = 'a'.repeat(32);
  await send(path, { ...hello, _mark: mark });
  assert.equal((await send(path, { ...hello, _mark: mark })).statusCode, 303);
  await send(path, { text: 'no script' });
  await send(path, { text: 'no script' });
  assert.equal((await kept(id)).length, 2);
});

test('too many from one place are refused, with the time to wait; others are not', async () => {
  const { id, path } = await publishForm();
  for (let n = 0; n < 6; n += 1) await send(path, { text: `Hello ${n}` }, { from: '198.51.100.1' });
  const refused = await send(path, hello, { from: '198.51.100.1' });
  assert.equal(refused.statusCode, 429);
  assert.equal(refused.headers['retry-after'], '600');
  assert.match(refused.body, /<h1>Ihre Nachricht wurde nicht gesendet<\/h1>/);
  assert.match(refused.body, /zu viele Nachrichten/);
  const script = await send(path, hello, { from: '198.51.100.1', json: true });
  assert.match(script.json<{ message: string }>().message, /zu viele Nachrichten/);
  assert.equal((await send(path, hello, { from: '198.51.100.2' })).statusCode, 303);
  assert.equal((await kept(id)).length, 7);
  assert.ok(!JSON.stringify(await kept(id)).includes('198.51'), 'no address is stored');
});

test('what is empty, too long or unreadable is refused in plain words', async () => {
  const { id, path } = await publishForm();
  const cases = [
    [{ email: ' ', _elapsed: '9000' }, 400, /noch leer/],
    [{ text: 'x'.repeat(20_001) }, 413, /länger, als/],
    [{ text: 'x'.repeat(70_000) }, 413, /länger, als/],
    [Object.fromEntries(Array.from({ length: 61 }, (_, n) => [`f${n}`, 'x'])), 413, /länger, als/],
  ] as const;
  for (const [fields, status, words] of cases) {
    const answer = await send(path, fields);
    assert.equal(answer.statusCode, status);
    assert.match(answer.body, words);
  }
  const broken = await send(path, 'x', { type: 'multipart/form-data' });
  assert.equal(broken.statusCode, 400);
  const json = await send(path, '{"a":1}', { type: 'application/json' });
  assert.equal(json.statusCode, 415);
  assert.match(json.body, /nicht lesbar/);
  assert.deepEqual(await kept(id), []);
});

test('a website that is offline, deleted or without forms takes nothing', async () => {
  const { id, path } = await publishForm();
  await call(host, takeWebsiteOffline, { params: { id } }, owner.headers);
  const offline = await send(path, hello);
  assert.equal(offline.statusCode, 404);
  assert.match(offline.body, /does not take messages at the moment/);
  await call(host, deleteWebsite, { params: { id } }, owner.headers);
  assert.equal((await send(path, hello)).statusCode, 404);
  const silent = await publishForm('<form role="search"><input name="q"></form>', 'Silent');
  assert.equal((await send(silent.path, hello)).statusCode, 404);
  assert.deepEqual([...(await kept(id)), ...(await kept(silent.id))], []);
});

test('a form sent to an address of before leads on with all it holds', async () => {
  const { id, path } = await publishForm(page, 'Moving');
  assert.ok(await moveWebsite(host.db, id, 'moved-away'));
  const answer = await send(path, hello);
  assert.equal(answer.statusCode, 307);
  assert.equal(answer.headers.location, '/moved-away/_form/contact');
});

test('reloading a form’s address leads back to the page; other methods are refused', async () => {
  const { path } = await publishForm();
  const reloaded = await sites.inject(`${path}_form/contact`);
  assert.equal(reloaded.statusCode, 303);
  assert.equal(reloaded.headers.location, '../');
  assert.equal(
    (await sites.inject({ method: 'PUT', url: `${path}_form/contact` })).statusCode,
    405,
  );
  assert.equal((await sites.inject({ method: 'POST', url: path })).statusCode, 405);
  const script = await sites.inject(`${path}_form/send.js`);
  assert.equal(script.headers['content-type'], 'text/javascript; charset=utf-8');
});

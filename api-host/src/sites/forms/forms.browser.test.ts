import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import PostalMime from 'postal-mime';
import { listMessages } from 'shared-kit/contract';
import { compose } from 'site-composer';
import { openInbox } from '../../features/form-messages/receive-message';
import { siteLookups } from '../../features/websites/site-lookups';
import { openMail } from '../../mail/open-mail';
import { databaseMailQueue } from '../../mail/queue/mail-queue';
import { sendDueMails } from '../../mail/queue/mail-sender';
import { systemRandom } from '../../randomness';
import { givenEncryptionKey } from '../../secrets/encryption-key';
import { secretBox } from '../../secrets/secret-box';
import { call } from '../../testing/call';
import { launchChromium } from '../../testing/chromium';
import { memoryStorage } from '../../testing/memory-storage';
import { publish } from '../../testing/publish';
import { signIn } from '../../testing/sign-in';
import type { SignedIn } from '../../testing/sign-in';
import { buildTestApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';
import { buildTestSites, listenLocally } from '../../testing/test-sites';
import { waitUntilTrue } from '../../testing/wait-until-true';

const publicUrl = 'http://app.test';
const box = secretBox(givenEncryptionKey(randomBytes(32)));
const storage = memoryStorage();
let outboxFolder: string;
let browser: Browser;
let host: TestApp;
let sites: FastifyInstance;
let sitesOrigin: string;
let owner: SignedIn;

before(async () => {
  outboxFolder = await mkdtemp(join(tmpdir(), 'sitewright-forms-'));
  browser = await launchChromium();
  host = await buildTestApp({ storage });
  const queue = databaseMailQueue({ clock: host.clock.now, box });
  const inbox = openInbox({ db: host.db, clock: host.clock.now, mail: queue, publicUrl });
  sites = await buildTestSites({
    storage,
    inbox,
    ...siteLookups(host.db, host.clock.now, host.changes),
  });
  sitesOrigin = await listenLocally(sites);
});
after(async () => {
  await browser.close();
  await sites.close();
  await host.close();
  await rm(outboxFolder, { recursive: true });
});
beforeEach(async () => {
  host.clock.advance(60 * 60_000);
  owner = await signIn(host);
});

const contact = `<!doctype html><html lang="en"><head><title>Bakery</title><link rel="icon" href="data:,"></head><body>
<form name="contact" data-deliver style="display: grid; gap: 8px">
<label>Email <input name="email" type="email" required></label>
<label>Message <textarea name="message"></textarea></label>
<input name="action"><input name="reset"><button name="via" value="page">Send</button></form></body></html>`;

async function publishForm(htmlcode: string, jscode = '') {
  const { id, path } = await publish(host, owner, { htmlcode, csscode: '', jscode });
  return { id, url: sitesOrigin + path };
}

async function visit(url: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

async function fill(page: Page, message: string): Promise<void> {
  await page.getByLabel('Email').fill('ana@example.org');
  await page.getByLabel('Message').fill(message);
}

async function received(id: string) {
  const answer = await call(host, listMessages, { params: { id }, query: {} }, owner.headers);
  return listMessages.response
    .parse(answer.json())
    .messages.map(({ fields }) =>
      Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    );
}

async function mails() {
  await sendDueMails({
    db: host.db,
    clock: host.clock.now,
    random: systemRandom,
    box,
    mail: openMail({ smtpUrl: null, mailFrom: null, publicUrl, outboxFolder }),
    log: host.app.log,
  });
  const names = await readdir(outboxFolder).catch(() => []);
  const all = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(outboxFolder, name)))),
  );
  return all.filter(({ to }) => to?.[0]?.address === owner.user.email);
}

test('with JavaScript off a message arrives, and a page says thank you and leads back', async (t) => {
  const { id, url } = await publishForm(contact);
  const page = await visit(url, { javaScriptEnabled: false });
  t.after(() => page.context().close());
  await fill(page, 'Two loaves, please');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  await page.getByRole('link', { name: 'Back to the page' }).click();
  await page.getByRole('button', { name: 'Send' }).waitFor();
  assert.equal(page.url(), url);
  assert.deepEqual(await received(id), [
    { email: 'ana@example.org', message: 'Two loaves, please', via: 'page' },
  ]);
  const [mail] = await mails();
  assert.equal(mail?.subject, 'New message from Bakery (Contact)');
  assert.equal(mail?.replyTo?.[0]?.address, 'ana@example.org');
  assert.match(mail?.text ?? '', /Two loaves, please/);
});

test('with JavaScript the thank-you is on the page; two clicks are one message', async (t) => {
  const { id, url } = await publishForm(contact);
  const page = await visit(url);
  t.after(() => page.context().close());
  await fill(page, 'One cake');
  await page.getByRole('button', { name: 'Send' }).dblclick();
  await page.getByRole('status').filter({ hasText: 'Your message has been received.' }).waitFor();
  assert.equal(page.url(), url);
  assert.equal(await page.getByLabel('Message').inputValue(), '');
  assert.deepEqual(await received(id), [
    { email: 'ana@example.org', message: 'One cake', via: 'page' },
  ]);
  assert.equal((await mails()).length, 1);
});

test('offline nothing is lost, and a second try is one message', async (t) => {
  const { id, url } = await publishForm(contact);
  const page = await visit(url);
  t.after(() => page.context().close());
  await fill(page, 'Rolls');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('status').filter({ hasText: 'You are offline' }).waitFor();
  assert.equal(await page.getByLabel('Message').inputValue(), 'Rolls');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('status').filter({ hasText: 'received' }).waitFor();
  assert.equal((await received(id)).length, 1);
});

test('a refusal keeps what was typed and says why', async (t) => {
  const { url } = await publishForm(contact);
  const page = await visit(url);
  t.after(() => page.context().close());
  await fill(page, 'x'.repeat(20_001));
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('status').filter({ hasText: 'longer than this form can take' }).waitFor();
  assert.equal((await page.getByLabel('Message').inputValue()).length, 20_001);
});

test('a form that the page itself answers is left to it', async (t) => {
  const html = contact.replace(' data-deliver', '').replace('<form', '<form id="own"');
  const script = `own.addEventListener('submit', (event) => {
    event.preventDefault();
    document.title = 'mine';
  });`;
  const marked = await publishForm(contact.replace('<form', '<form id="own"'), script);
  const unmarked = await publishForm(html, script);
  for (const { id, url } of [marked, unmarked]) {
    const page = await visit(url);
    t.after(() => page.context().close());
    await fill(page, 'Private');
    await page.getByRole('button', { name: 'Send' }).click();
    await waitUntilTrue(page, "document.title === 'mine'");
    assert.equal(await page.getByRole('status').count(), 0);
    assert.deepEqual(await received(id), []);
  }
});

test('no person sees or reaches the trap', async (t) => {
  const { url } = await publishForm(contact);
  const page = await visit(url);
  t.after(() => page.context().close());
  const trap = page.locator('[name="_homepage"]');
  assert.equal(
    await page.getByRole('textbox').count(),
    4,
    'it is hidden from assistive technology',
  );
  const box = await trap.boundingBox();
  assert.ok((box?.width ?? 0) <= 1 && (box?.height ?? 0) <= 1);
  await page.getByRole('button', { name: 'Send' }).focus();
  await page.keyboard.press('Tab');
  assert.notEqual(await page.evaluate('document.activeElement.name'), '_homepage');
});

test('the composer’s own form checks, sends and thanks in the language of its page', async (t) => {
  const made = compose('Friseursalon "Haarwerk" in Köln: Leistungen und ein Kontaktformular', {
    today: new Date(0),
  });
  const { id, url } = await publishForm(made.html, made.js);
  const page = await visit(url);
  t.after(() => page.context().close());
  const form = page.locator('#contact');
  await form.getByRole('button').click();
  await form.getByText('Bitte ausfüllen.').first().waitFor();
  await form.locator('[name="name"]').fill('Ana');
  await form.locator('[name="email"]').fill('ana@example.org');
  await form.locator('[name="message"]').fill('Samstag?');
  await form.getByRole('button').click();
  await page.getByRole('status').filter({ hasText: 'Ihre Nachricht ist angekommen.' }).waitFor();
  assert.deepEqual(await received(id), [
    { name: 'Ana', email: 'ana@example.org', message: 'Samstag?' },
  ]);
});

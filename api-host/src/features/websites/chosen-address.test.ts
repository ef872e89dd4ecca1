import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import sharp from 'sharp';
import {
  checkNewAddress,
  getPublication,
  getWebsite,
  previewSocialPicture,
  publishWebsite,
  saveVersion,
} from 'shared-kit/contract';
import { call } from '../../testing/call';
import { assertFailure, testConformance } from '../../testing/endpoint-conformance';
import { memoryStorage } from '../../testing/memory-storage';
import { publish, websiteContent } from '../../testing/publish';
import { signIn } from '../../testing/sign-in';
import type { SignedIn } from '../../testing/sign-in';
import { sharedTestApp } from '../../testing/test-app';
import { deployedFile } from './deployment';
import { findMoved, findPublished } from './addresses.repository';

const storage = memoryStorage();
const host = sharedTestApp({ storage });

const check = (caller: SignedIn, address: string) =>
  call(host(), checkNewAddress, { query: { address } }, caller.headers);

const send = (caller: SignedIn, change: object) =>
  call(host(), publishWebsite, { body: websiteContent(change) }, caller.headers);

testConformance({
  host,
  endpoint: checkNewAddress,
  request: () => ({ query: { address: 'Nobody-Has-This' } }),
  bad: [
    { why: 'no address', query: { address: '' }, message: 'Address is required' },
    {
      why: 'an address with a space',
      query: { address: 'corner bakery' },
      message: 'Use letters, digits and single hyphens, such as corner-bakery',
    },
  ],
  success: (answer) => {
    assert.deepEqual(answer, {
      message: 'This address is free',
      free: true,
      suggestion: 'nobody-has-this',
      link: 'http://sites.test/nobody-has-this/',
    });
  },
});

testConformance({
  host,
  endpoint: previewSocialPicture,
  owned: true,
  request: async ({ headers }) => {
    const project_id = randomUUID();
    const body = { base: 0, html: '<title>Bread</title><h1>Bread</h1>', css: '', js: '' };
    await call(host(), saveVersion, { params: { project_id }, body }, headers);
    return { params: { project_id, number: 1 }, query: { title: 'Bread', address: 'bread' } };
  },
  bad: [
    {
      why: 'an invalid address',
      query: { title: 'Bread', address: '/' },
      message: 'Use letters, digits and single hyphens, such as corner-bakery',
    },
  ],
  success: async ({ picture }) => {
    const [head, data = ''] = picture.split(',');
    assert.equal(head, 'data:image/png;base64');
    const { width, height } = await sharp(Buffer.from(data, 'base64')).metadata();
    assert.deepEqual([width, height], [1200, 630]);
  },
});

test('a taken or reserved address is answered with a free one', async () => {
  const caller = await signIn(host());
  await publish(host(), caller, { title: 'Well known' });
  for (const [address, message, suggestion] of [
    ['well-known', 'This address is taken', 'well-known-2'],
    ['admin', 'This address is reserved', 'admin-site'],
  ] as const) {
    const answer = checkNewAddress.response.parse((await check(caller, address)).json());
    assert.deepEqual(
      [answer.free, answer.message, answer.suggestion],
      [false, message, suggestion],
    );
  }
});

test('checking hundreds of addresses is rate limited', async () => {
  const caller = await signIn(host());
  for (let n = 0; n < 120; n += 1) assert.equal((await check(caller, `try-${n}`)).statusCode, 200);
  assertFailure(await check(caller, 'one-more'), 429, 'RATE_LIMITED');
  assert.equal((await check(await signIn(host()), 'one-more')).statusCode, 200);
});

test('a website is published under its chosen address, or not at all', async () => {
  const caller = await signIn(host());
  const site = await publish(host(), caller, { title: 'Bread', slug: 'loaf-and-crumb' });
  assert.equal(site.slug, 'loaf-and-crumb');
  const taken = assertFailure(await send(caller, { slug: 'loaf-and-crumb' }), 409, 'CONFLICT');
  assert.equal(taken.message, 'This address is taken. Free is, for example, loaf-and-crumb-2');
  assertFailure(await send(caller, { slug: 'admin' }), 409, 'CONFLICT');
  assertFailure(await send(caller, { slug: 'a b' }), 400, 'VALIDATION_FAILED');
});

test('publishing again under another address moves the website, and the old one redirects', async () => {
  const caller = await signIn(host());
  const { id } = await publish(host(), caller, { title: 'Moving on' });
  const moved = await publish(host(), caller, { id, title: 'Moving on', slug: 'moved-on' });
  assert.deepEqual([moved.id, moved.slug], [id, 'moved-on']);
  assert.equal(await findMoved(host().db, 'moving-on'), 'moved-on');
  await publish(host(), caller, { title: 'Other', slug: 'other-site' });
  assertFailure(await send(caller, { id, slug: 'other-site' }), 409, 'CONFLICT');
  const answer = await call(host(), getPublication, { params: { id } }, caller.headers);
  const { publication } = getPublication.response.parse(answer.json());
  assert.deepEqual([publication.address, publication.deployments.length], ['moved-on', 2]);
  const stranger = await signIn(host());
  assertFailure(await send(stranger, { id, slug: 'stolen' }), 404, 'NOT_FOUND');
});

// Proof P198
test('unfilled slots are removed from the public page and stay in the working copy', async () => {
  const caller = await signIn(host());
  const htmlcode = '<h1>Bread</h1><p>Phone: [Your phone]</p>';
  const { id, slug } = await publish(host(), caller, { htmlcode });
  const read = async () => {
    const published = await findPublished(host().db, slug);
    const name = deployedFile(id, published?.deployment ?? '', 'index.html');
    return (await storage.get(name))?.content.toString() ?? '';
  };
  assert.match(await read(), /<h1>Bread<\/h1>/);
  assert.ok(!(await read()).includes('Phone'));
  await publish(host(), caller, { id, htmlcode });
  assert.ok(!(await read()).includes('Phone'));
  const answer = await call(host(), getWebsite, { params: { id } }, caller.headers);
  assert.equal(getWebsite.response.parse(answer.json()).project.htmlcode, htmlcode);
});

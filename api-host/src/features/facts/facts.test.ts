import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import {
  factLimit,
  fillPageFacts,
  getBusinessFacts,
  getPageFacts,
  listVersions,
  saveBusinessFacts,
  saveVersion,
} from 'shared-kit/contract';
import type { BusinessFact } from 'shared-kit/contract';
import { call } from '../../testing/call';
import { assertFailure, testConformance } from '../../testing/endpoint-conformance';
import { signIn } from '../../testing/sign-in';
import type { SignedIn } from '../../testing/sign-in';
import { sharedTestApp } from '../../testing/test-app';

const host = sharedTestApp();

const phone: BusinessFact = { kind: 'phone', item: '', value: '0113 496 0000' };
const espresso: BusinessFact = { kind: 'price', item: 'Espresso', value: '€2' };

const html =
  '<p>[Your phone]</p><footer>[Your phone]</footer><ul><li><b>Espresso</b> [Price]</li></ul>';

/** A project with one version of that page. */
async function project({ headers }: SignedIn): Promise<string> {
  const project_id = randomUUID();
  const body = { base: 0, html, css: 'p{}', js: '' };
  const answer = await call(host(), saveVersion, { params: { project_id }, body }, headers);
  assert.equal(answer.statusCode, 200, answer.body);
  return project_id;
}

async function remembered({ headers }: SignedIn) {
  const answer = await call(host(), getBusinessFacts, {}, headers);
  return getBusinessFacts.response.parse(answer.json()).facts;
}

const remember = (caller: SignedIn, facts: readonly BusinessFact[]) =>
  call(host(), saveBusinessFacts, { body: { facts: [...facts] } }, caller.headers);

const badFacts: readonly { why: string; fact: unknown; message: string }[] = [
  {
    why: 'a kind nobody knows',
    fact: { kind: 'shoe', item: '', value: '43' },
    message: 'kind is not valid',
  },
  {
    why: 'a number of too few digits',
    fact: { ...phone, value: '0113' },
    message: 'Enter a telephone number such as +44 113 496 0000',
  },
  {
    why: 'a number with words',
    fact: { ...phone, value: '0113 496 0000 ext' },
    message: 'Enter a telephone number such as +44 113 496 0000',
  },
  {
    why: 'an address of mail without a domain',
    fact: { kind: 'email', item: '', value: 'hello@nook' },
    message: 'Enter an email address such as hello@example.com',
  },
  {
    why: 'a profile that is a script',
    fact: { kind: 'social', item: 'instagram', value: 'javascript:alert(1)' },
    message: 'Enter a profile such as @corner.bakery or its https:// address',
  },
  {
    why: 'an empty price',
    fact: { ...espresso, value: ' ' },
    message: 'Enter the price, or leave the field out',
  },
  {
    why: 'a long address',
    fact: { kind: 'address', item: '', value: 'x'.repeat(501) },
    message: 'Use at most 500 characters for the address',
  },
];

const badBodies = [
  ...badFacts.map(({ why, fact, message }) => ({ why, body: { facts: [fact] }, message })),
  {
    why: 'too many facts',
    body: { facts: Array.from({ length: factLimit + 1 }, () => phone) },
    message: `Use at most ${factLimit} facts`,
  },
];

testConformance({
  host,
  endpoint: saveBusinessFacts,
  request: () => ({ body: { facts: [phone, espresso, { ...phone, value: '+44 113 496 0999' }] } }),
  bad: badBodies,
  success: async ({ message }, caller) => {
    assert.equal(message, 'Your facts are saved');
    assert.deepEqual(await remembered(caller), [espresso, { ...phone, value: '+44 113 496 0999' }]);
  },
});

testConformance({
  host,
  endpoint: getBusinessFacts,
  request: async (caller) => {
    await remember(caller, [phone]);
    return {};
  },
  success: async ({ facts }) => {
    assert.deepEqual(facts, [phone]);
    assert.deepEqual(await remembered(await signIn(host())), [], 'nobody else sees them');
  },
});

testConformance({
  host,
  endpoint: getPageFacts,
  owned: true,
  request: async (caller) => {
    await remember(caller, [phone]);
    return { params: { project_id: await project(caller), number: 1 } };
  },
  bad: [
    {
      why: 'a number that is none',
      params: { project_id: 'some-project', number: 'x' },
      message: 'number is not valid',
    },
  ],
  success: ({ facts }) => {
    const open = { value: null, known: null };
    assert.deepEqual(facts, [
      { ...open, kind: 'phone', item: '', words: 'Your phone', places: 2, known: phone.value },
      { ...open, kind: 'price', item: 'Espresso', words: 'Price', places: 1 },
    ]);
  },
});

testConformance({
  host,
  endpoint: fillPageFacts,
  owned: true,
  request: async (caller) => ({
    params: { project_id: await project(caller) },
    body: { base: 1, facts: [phone] },
  }),
  bad: [
    { why: 'no fact', body: { base: 1, facts: [] }, message: 'Fill in at least one fact' },
    {
      why: 'a name to remove',
      body: { base: 1, facts: [], removed: [{ kind: 'name', item: '' }] },
      message: 'kind is not valid',
    },
    {
      why: 'too much to remove',
      body: {
        base: 1,
        facts: [],
        removed: Array.from({ length: factLimit + 1 }, () => ({ kind: 'phone', item: '' })),
      },
      message: `Remove at most ${factLimit} facts`,
    },
    { why: 'no base', body: { facts: [phone] }, message: 'base is not valid' },
    ...badBodies.map((bad) => ({ ...bad, body: { base: 1, ...bad.body } })),
  ],
  success: async ({ version }, caller) => {
    assert.deepEqual(
      [version.number, version.kind, version.prompt],
      [2, 'edited', 'Filled in: telephone'],
    );
    assert.equal(version.files.html.match(/href="tel:01134960000"/g)?.length, 2);
    assert.equal(version.files.css, 'p{}');
    assert.deepEqual(await remembered(caller), [phone]);
  },
});

test('an emptied fact goes from every place of this page as a version', async () => {
  const caller = await signIn(host());
  const project_id = await project(caller);
  const send = (base: number, body: object) =>
    call(
      host(),
      fillPageFacts,
      { params: { project_id }, body: { base, facts: [], ...body } },
      caller.headers,
    );
  assert.equal((await send(1, { facts: [phone, espresso] })).statusCode, 200);
  const removed = [{ kind: 'phone', item: '' }];
  const answer = await send(2, { removed });
  assert.equal(answer.statusCode, 200, answer.body);
  const { message, version } = fillPageFacts.response.parse(answer.json());
  assert.equal(message, 'Removed from the page: telephone');
  assert.deepEqual([version.number, version.prompt], [3, 'Removed: telephone']);
  assert.doesNotMatch(version.files.html, /0113|tel:|\[Your phone\]/);
  assert.match(version.files.html, /Espresso.*€2/);
  assert.deepEqual(await remembered(caller), [phone, espresso], 'other websites are offered it');

  const both = await send(3, {
    facts: [{ ...espresso, value: '€3' }],
    removed: [{ kind: 'email', item: '' }],
  });
  assertFailure(both, 400, 'BAD_REQUEST');
  assert.deepEqual(
    await remembered(caller),
    [phone, espresso],
    'what was not there leaves all as it was',
  );
});

test('a stale filling is refused, and neither page nor account has changed', async () => {
  const caller = await signIn(host());
  const project_id = await project(caller);
  const fill = (base: number, fact: BusinessFact) =>
    call(
      host(),
      fillPageFacts,
      { params: { project_id }, body: { base, facts: [fact] } },
      caller.headers,
    );
  assert.equal((await fill(1, espresso)).statusCode, 200);
  assertFailure(await fill(1, phone), 409, 'CONFLICT');
  assert.deepEqual(await remembered(caller), [espresso]);
  const listed = await call(host(), listVersions, { params: { project_id } }, caller.headers);
  assert.equal(listVersions.response.parse(listed.json()).versions.length, 2);
});

test('facts that are put on two pages at once are all remembered', async () => {
  const caller = await signIn(host());
  const facts = [phone, espresso, { kind: 'name', item: '', value: 'Nook' } as const];
  const answers = await Promise.all(
    facts.map(async (fact) => {
      const request = {
        params: { project_id: await project(caller) },
        body: { base: 1, facts: [fact] },
      };
      return call(host(), fillPageFacts, request, caller.headers);
    }),
  );
  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode),
    [200, 200, 200],
  );
  assert.equal((await remembered(caller)).length, 3);
});

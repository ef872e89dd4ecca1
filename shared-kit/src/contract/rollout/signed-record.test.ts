import { aRecord } from '../../testing/release-fixtures';
import { suiteRecord } from '../releases';
import { isSuiteRecord } from './record-shape';
import { openSignedRecord, recordType } from './signed-record';
import type { PinnedKey } from './signed-record';
import { fromBase64Url, utf8 } from './text-bytes';

const { subtle } = crypto;
const base64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

async function makeKey(kid: string) {
  const pair = await subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign']);
  const { x = '', y = '' } = await subtle.exportKey('jwk', pair.publicKey);
  const pinned: PinnedKey = { kid, kty: 'EC', crv: 'P-256', x, y };
  return { pinned, privateKey: pair.privateKey };
}
type Key = Awaited<ReturnType<typeof makeKey>>;

const goodHeader = { alg: 'ES256', typ: recordType, b64: false, crit: ['b64'] };

async function sign(payload: string, { pinned, privateKey }: Key, header: object = goodHeader) {
  const encoded = base64Url(utf8(JSON.stringify({ ...header, kid: pinned.kid })));
  const data = utf8(`${encoded}.${payload}`);
  const signature = await subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, data);
  return { protected: encoded, signature: base64Url(new Uint8Array(signature)) };
}

let old: Key;
let current: Key;
beforeAll(async () => {
  old = await makeKey('old');
  current = await makeKey('current');
});

const payload = JSON.stringify({ ...aRecord(), remotes: aRecord().remotes, note: 'Zażółć 🙂' });
const open = (document: unknown, change: object = {}) =>
  openSignedRecord(document, { keys: [current.pinned], subtle, newest: 0, ...change });

it('opens a record signed by a pinned key', async () => {
  const opened = await open({ payload, signatures: [await sign(payload, current)] });
  expect(opened).toMatchObject({ problem: null, kid: 'current', record: { serial: 7 } });
});

it('one signature of several is enough, so that keys can overlap', async () => {
  const signatures = [await sign(payload, old), await sign(payload, current)];
  expect(await open({ payload, signatures })).toMatchObject({ kid: 'current' });
  expect(await open({ payload, signatures }, { keys: [old.pinned] })).toMatchObject({ kid: 'old' });
});

it('ignores what stands beside the signed payload', async () => {
  const signatures = [await sign(payload, current)];
  const opened = await open({ payload, signatures, schema: 1, serial: 99, remotes: {} });
  expect(opened.record?.serial).toBe(7);
});

describe('refuses', () => {
  const problemOf = async (document: unknown, change: object = {}) =>
    (await open(document, change)).problem;

  it('a payload of which one character differs', async () => {
    const signatures = [await sign(payload, current)];
    const tampered = payload.replace('1.1.0', '1.1.1');
    expect(await problemOf({ payload: tampered, signatures })).toBe('bad-signature');
  });

  it('a signature by nobody we know', async () => {
    expect(await problemOf({ payload, signatures: [await sign(payload, old)] })).toBe(
      'unknown-key',
    );
  });

  it('a stranger’s signature under a known name', async () => {
    const forged = await sign(payload, { ...old, pinned: { ...old.pinned, kid: 'current' } });
    expect(await problemOf({ payload, signatures: [forged] })).toBe('bad-signature');
  });

  it('a record without any signature', async () => {
    expect(await problemOf({ payload, signatures: [] })).toBe('unsigned');
    expect(await problemOf({ payload })).toBe('unsigned');
  });

  it('an older record than the newest seen', async () => {
    const document = { payload, signatures: [await sign(payload, current)] };
    expect(await problemOf(document, { newest: 8 })).toBe('older');
    expect(await problemOf(document, { newest: 7 })).toBeNull();
  });

  it.each([null, 'text', [], {}, { payload: 7, signatures: [] }, { payload: '', signatures: [1] }])(
    'a document that is none: %j',
    async (document) => {
      expect(await problemOf(document)).toBe('malformed');
    },
  );

  it.each(['', '{', 'null', '{"schema":3}'])(
    'a signed payload that is no record: “%s”',
    async (text) => {
      expect(await problemOf({ payload: text, signatures: [await sign(text, current)] })).toBe(
        'malformed',
      );
    },
  );

  it.each([
    { ...goodHeader, alg: 'none' },
    { ...goodHeader, alg: 'HS256' },
    { ...goodHeader, typ: 'JWT' },
    { ...goodHeader, b64: true },
    { ...goodHeader, crit: ['b64', 'exp'] },
    { ...goodHeader, jwk: {} },
  ])('another way of signing: %j', async (header) => {
    const signatures = [await sign(payload, current, header)];
    expect(await problemOf({ payload, signatures })).toBe('unknown-key');
  });

  it.each(['', '!', 'AAAA', 'A'])('a signature that is none: “%s”', async (signature) => {
    const { protected: header } = await sign(payload, current);
    const signatures = [{ protected: header, signature }];
    expect(await problemOf({ payload, signatures })).toBe('bad-signature');
  });

  it('everything where the browser cannot verify', async () => {
    const signatures = [await sign(payload, current)];
    expect(await problemOf({ payload, signatures }, { subtle: undefined })).toBe('cannot-verify');
  });
});

it('a pinned key that cannot be read verifies nothing', async () => {
  const signatures = [await sign(payload, current)];
  const keys = [{ ...current.pinned, x: 'AAAA' }];
  expect(await open({ payload, signatures }, { keys })).toMatchObject({ problem: 'bad-signature' });
});

/** Every value of a JSON document, each in turn removed or replaced by something odd. */
function* mutations(value: unknown, rebuild: (part: unknown) => unknown): Generator {
  for (const odd of [undefined, null, -1, 0.5, '', 'x', [], {}, true, 10_001]) yield rebuild(odd);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    yield* mutations(part, (changed) => {
      const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as object;
      return rebuild(Object.assign(copy, { [key]: changed }));
    });
  }
}

it('the shape checked by hand is the schema’s', () => {
  const whole = aRecord();
  expect(isSuiteRecord(whole)).toBe(true);
  const differing = [...mutations({ ...whole, frozen: true }, (changed) => changed)].filter(
    (mutation) => isSuiteRecord(mutation) !== suiteRecord.safeParse(mutation).success,
  );
  expect(differing).toEqual([]);
});

it.each(['', 'a', 'Zażółć', '🙂 👩‍👩‍👧', 'ab\u0000c', 'x\ud800y'])('encodes “%s” as UTF-8', (text) => {
  expect([...utf8(text)]).toEqual([...new TextEncoder().encode(text)]);
});

it('decodes base64url, and nothing else', () => {
  for (let length = 0; length < 70; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 37 + length) % 256);
    expect([...fromBase64Url(base64Url(bytes))!]).toEqual([...bytes]);
  }
  expect(fromBase64Url('a+b=')).toBeNull();
  expect(fromBase64Url('abcde')).toBeNull();
});

import { inlinedKeysId, inlinedSignedRecordId } from 'shared-kit/contract/rollout';
import { aRecord, createSigner } from 'shared-kit/testing';
import type { Signer } from 'shared-kit/testing';
import { readKeptRecord } from './kept-record';
import { NoRecordError, openPageRecord } from './open-record';

let signer: Signer;
let retired: Signer;
beforeAll(async () => {
  signer = await createSigner('current');
  retired = await createSigner('retired');
});
beforeEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

/** The page as a host writes it. */
function servePage(document_: unknown, keys: readonly Signer[] = [signer]): void {
  const inline = (id: string, value: unknown): void => {
    const element = document.createElement('script');
    element.type = 'application/json';
    element.id = id;
    element.textContent = typeof value === 'string' ? value : JSON.stringify(value);
    document.body.append(element);
  };
  document.body.replaceChildren();
  if (document_ !== undefined) inline(inlinedSignedRecordId, document_);
  inline(
    inlinedKeysId,
    keys.map(({ pinned }) => pinned),
  );
}

/** Opens the page's record; `/releases.json` gives `served`, or no answer. */
async function open(served?: unknown) {
  const refused: string[] = [];
  const holder = await openPageRecord({
    fetchRecord: () =>
      served === undefined ? Promise.reject(new Error('down')) : Promise.resolve(served),
    onRefused: (problem) => refused.push(problem),
  });
  return { holder, refused, serial: holder.current().serial };
}

const record = (serial: number, by = signer) => by.sign(aRecord({ serial }));

it('follows the record of the page and remembers it', async () => {
  servePage(await record(7));
  expect(await open()).toMatchObject({ serial: 7, refused: [] });
  expect(readKeptRecord()?.serial).toBe(7);
});

it('a page from a cache does not take this browser back to an older record', async () => {
  servePage(await record(9));
  await open();
  servePage(await record(8));
  expect(await open()).toMatchObject({ serial: 9, refused: ['older'] });
});

it.each([
  ['unsigned', async () => ({ ...(await record(9)), signatures: [] })],
  ['unknown-key', () => record(9, retired)],
  ['malformed', () => Promise.resolve('{')],
  [
    'bad-signature',
    async () => {
      const { payload, ...rest } = await record(9);
      return { ...rest, payload: payload.replace('"serial":9', '"serial":10') };
    },
  ],
])('a record that is %s is refused, and the last good one goes on', async (problem, bad) => {
  servePage(await record(7));
  await open();
  servePage(await bad());
  expect(await open()).toMatchObject({ serial: 7, refused: [problem] });
});

it('without a last good one it asks the host, and without an answer nothing is run', async () => {
  servePage({ ...(await record(9)), signatures: [] });
  expect(await open(await record(8))).toMatchObject({ serial: 8, refused: ['unsigned'] });
  localStorage.clear();
  await expect(open()).rejects.toThrow(NoRecordError);
  await expect(open({ ...(await record(9)), signatures: [] })).rejects.toThrow(NoRecordError);
});

it('a stolen key that was retired does not shut members out with a serial nobody reaches', async () => {
  servePage(await record(999_999, retired), [signer, retired]);
  await open();
  servePage(await record(8));
  expect(await open()).toMatchObject({ serial: 8, refused: ['older'] });
  servePage(await record(9));
  expect(await open()).toMatchObject({ serial: 9, refused: [] });
});

it('a damaged memory is no memory', async () => {
  servePage(await record(9));
  await open();
  localStorage.setItem('release-record', '{');
  servePage(await record(8));
  expect(await open()).toMatchObject({ serial: 8 });
});

it('where the browser cannot verify, the record of the page is followed', async () => {
  servePage({ ...(await record(7)), signatures: [{ protected: 'x', signature: 'y' }] });
  const verifier = Object.getOwnPropertyDescriptor(globalThis, 'crypto')!;
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
  try {
    expect(await open()).toMatchObject({ serial: 7, refused: ['cannot-verify'] });
  } finally {
    Object.defineProperty(globalThis, 'crypto', verifier);
  }
});

it('a refresh takes a newer record, and keeps the one in force before a worse one', async () => {
  servePage(await record(7));
  let served: unknown = await record(6);
  const refused: string[] = [];
  const holder = await openPageRecord({
    fetchRecord: () => Promise.resolve(served),
    onRefused: (problem) => refused.push(problem),
  });
  await holder.refresh();
  expect([holder.current().serial, refused]).toEqual([7, ['older']]);
  served = await record(8);
  await holder.refresh();
  expect(holder.current().serial).toBe(8);
  expect(readKeptRecord()?.serial).toBe(8);
});

import { diagnoseFile } from './diagnose-file';

const bytes = new TextEncoder().encode('globalThis.shop = 1;').buffer;
const integrity = 'sha384-Zm9v';
const probe = (status: number) => () => Promise.resolve({ status, bytes });

async function hash(): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}

it('names the status', async () => {
  const found = await diagnoseFile('/x.js', integrity, probe(404));
  expect(found).toEqual({ phase: 'same', cause: 'http-404' });
});

it('names bytes that are not what the record says', async () => {
  const found = await diagnoseFile('/x.js', integrity, probe(200));
  expect(found).toEqual({ phase: 'integrity', cause: 'hash-mismatch' });
});

it('says nothing of a file that is as it should be, or that nobody has described', async () => {
  expect(await diagnoseFile('/x.js', await hash(), probe(200))).toBeNull();
  expect(await diagnoseFile('/x.js', null, probe(200))).toBeNull();
});

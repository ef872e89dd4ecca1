import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { contentTypeOf } from './content-type';
import { readListing, readS3Error } from './s3-answers';
import { StorageAway, tellAbsence } from './storage-away';
import { checkKey, checkPrefix } from './storage-key';
import type { StoragePort, StoredEntry } from './storage.port';

/** A bucket of an S3-compatible store. */
export interface S3Settings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A request ends and fails after this silence, in milliseconds. */
const timeoutMs = 30_000;

/** Retries after a temporary error (5xx, 429), with growing delays. */
const retries = 3;

/** Concurrent deletions; a site has a few dozen files. */
const deletedAtOnce = 8;

interface Content {
  readonly body: Buffer;
  readonly type: string;
  /** Fails with 412 when the key exists. */
  readonly onlyNew?: boolean;
}

type Send = (method: string, path: string, content?: Content) => Promise<Response>;

/** Attempts while another client writes the same key concurrently. */
const conflictTries = 5;

/**
 * Files in a bucket, with path-style addresses (`endpoint/bucket/key`), which every S3-compatible
 * store supports. A put is atomic; a prefix is deleted file by file, so a reader may see a
 * half-deleted folder.
 */
export function s3Storage(settings: S3Settings): StoragePort {
  const send = openBucket(settings);
  const put: StoragePort['put'] = async (key, content) => {
    checkKey(key);
    await drain(await expectOk(await send('PUT', `/${key}`, contentFor(key, content))));
  };
  const exists: StoragePort['exists'] = async (key) => {
    checkKey(key);
    const answer = await send('HEAD', `/${key}`);
    if (answer.status === 404) return false;
    await expectOk(answer);
    return true;
  };
  return {
    put,
    exists,
    create: createFiles(send, { put, exists }),

    async get(key) {
      checkKey(key);
      const answer = await send('GET', `/${key}`);
      if (await isMissing(answer)) return null;
      const content = await readBody(await expectOk(answer));
      return { content, contentType: contentTypeOf(key) };
    },

    async *list(prefix) {
      checkPrefix(prefix);
      yield* listEntries(send, prefix);
    },

    async deletePrefix(prefix) {
      checkPrefix(prefix);
      const keys: string[] = [];
      for await (const { key } of listEntries(send, prefix)) keys.push(key);
      for (let at = 0; at < keys.length; at += deletedAtOnce) {
        const some = keys.slice(at, at + deletedAtOnce);
        await Promise.all(
          some.map(async (key) => drain(await expectOk(await send('DELETE', `/${key}`)))),
        );
      }
    },
  };
}

const contentFor = (key: string, content: Uint8Array | string): Content => ({
  body: Buffer.from(content as Uint8Array),
  type: contentTypeOf(key),
});

/**
 * Creates files that must be new. An attempt whose response was lost may have written; its retry
 * then correctly reports that the file exists. A store without conditional writes returns an error
 * once: from then on the existence of the file is checked instead.
 */
function createFiles(
  send: Send,
  { put, exists }: Pick<StoragePort, 'put' | 'exists'>,
): StoragePort['create'] {
  let hasConditions = true;
  const createUnconditionally: StoragePort['create'] = async (key, content) => {
    if (await exists(key)) return false;
    await put(key, content);
    return true;
  };
  return async (key, content) => {
    checkKey(key);
    if (!hasConditions) return createUnconditionally(key, content);
    const request = { ...contentFor(key, content), onlyNew: true };
    let answer = await send('PUT', `/${key}`, request);
    for (let attempt = 1; answer.status === 409 && attempt < conflictTries; attempt += 1) {
      await drain(answer);
      answer = await send('PUT', `/${key}`, request);
    }
    if (answer.status === 412 || answer.status === 501) await drain(answer);
    if (answer.status === 412) return false;
    if (answer.status === 501) {
      hasConditions = false;
      return createUnconditionally(key, content);
    }
    await drain(await expectOk(answer));
    return true;
  };
}

/** Throws, with a sentence for the operator, when the bucket is not usable with these settings. */
export async function checkBucket(settings: S3Settings): Promise<void> {
  const answer = await openBucket(settings)('GET', '?list-type=2&max-keys=1');
  await drain(await expectOk(answer));
}

function openBucket({ endpoint, bucket, region, ...credentials }: S3Settings): Send {
  const client = new AwsClient({ ...credentials, region, service: 's3', retries });
  const address = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  return (method, path, content) =>
    tellAbsence(() =>
      client.fetch(address + path, {
        method,
        headers: {
          ...(content && { 'content-type': content.type }),
          ...(content?.onlyNew === true && { 'if-none-match': '*' }),
          // The signed hash makes the store refuse a body altered in transit.
          'x-amz-content-sha256': hashOf(content?.body ?? ''),
        },
        ...(content && { body: new Uint8Array(content.body) }),
        signal: AbortSignal.timeout(timeoutMs),
      }),
    );
}

const hashOf = (body: Buffer | string) => createHash('sha256').update(body).digest('hex');

async function* listEntries(send: Send, prefix: string): AsyncGenerator<StoredEntry> {
  let from = '';
  for (;;) {
    const query = new URLSearchParams({ 'list-type': '2', prefix });
    if (from !== '') query.set('continuation-token', from);
    const answer = await expectOk(await send('GET', `?${query.toString()}`));
    const { entries, next } = readListing((await readBody(answer)).toString());
    yield* entries;
    if (next === null) return;
    from = next;
  }
}

/** Whether the file is missing; a missing bucket is 404 as well, but an error. */
async function isMissing(answer: Response): Promise<boolean> {
  if (answer.status !== 404) return false;
  const { code } = readS3Error(await answer.clone().text());
  return code !== 'NoSuchBucket';
}

async function expectOk(answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  const { code, message } = readS3Error((await readBody(answer)).toString());
  const told = `The file store answered ${answer.status} ${code}: ${message}`;
  throw isOverSoon(answer.status) ? new StorageAway(told) : new Error(told);
}

/** Not the request's fault, if still returned after the retries. */
const isOverSoon = (status: number) => status === 429 || status >= 500;

const readBody = async (answer: Response): Promise<Buffer> =>
  Buffer.from(await tellAbsence(() => answer.arrayBuffer()));

/** An unread response body would hold its connection. */
async function drain(answer: Response): Promise<void> {
  await readBody(answer);
}

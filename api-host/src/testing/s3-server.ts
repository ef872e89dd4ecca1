import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import aws4 from 'aws4';
import type { S3Settings } from '../storage/s3-storage';

/** Keys per page of a listing; small, so that a few files make several pages. */
const pageSize = 3;

interface StoredObject {
  readonly content: Buffer;
  readonly type: string;
  readonly writtenAt: Date;
}

export interface S3Server {
  readonly settings: S3Settings;
  /** Refuses conditional writes from now on, like older stores. */
  readonly forgetConditions: () => void;
  /** Answers the next requests with this status, like an overloaded store. */
  readonly failNext: (times: number, status: number) => void;
  readonly close: () => Promise<void>;
}

/**
 * The part of S3 the host uses, on a socket. Signatures are verified with a different library than
 * the one that created them, so wrong credentials, and a body or header changed in transit, are
 * refused.
 */
export async function serveS3(): Promise<S3Server> {
  const files = new Map<string, StoredObject>();
  let hasConditions = true;
  const credentials = { accessKeyId: 'test-key', secretAccessKey: 'test/secret+key' };
  let failures: number[] = [];
  const server = createServer((request, response) => {
    void answer(request, response);
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const failure = failures.shift();
    if (failure !== undefined) return refuse(response, failure, 'SlowDown');
    if (!isSigned(request, body, credentials))
      return refuse(response, 403, 'SignatureDoesNotMatch');
    const url = new URL(request.url ?? '', 'http://s3.test');
    const [bucket, ...rest] = url.pathname.slice(1).split('/');
    if (bucket !== 'sites') return refuse(response, 404, 'NoSuchBucket');
    const key = rest.join('/');
    if (key === '') return list(response, url.searchParams, files);
    if (request.method === 'PUT') {
      const isConditional = request.headers['if-none-match'] === '*';
      if (isConditional && !hasConditions) return refuse(response, 501, 'NotImplemented');
      if (isConditional && files.has(key)) return refuse(response, 412, 'PreconditionFailed');
      const type = request.headers['content-type'] ?? '';
      files.set(key, { content: body, type, writtenAt: new Date() });
      return void response.end();
    }
    if (request.method === 'DELETE') {
      files.delete(key);
      return void response.writeHead(204).end();
    }
    const file = files.get(key);
    if (!file) return refuse(response, 404, 'NoSuchKey');
    response.setHeader('content-type', file.type).end(file.content);
  }

  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      endpoint: `http://localhost:${port}`,
      bucket: 'sites',
      region: 'eu-test-1',
      ...credentials,
    },
    forgetConditions: () => {
      hasConditions = false;
    },
    failNext: (times, status) => {
      failures = Array.from({ length: times }, () => status);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function isSigned(
  { method, url = '', headers }: IncomingMessage,
  body: Buffer,
  credentials: { accessKeyId: string; secretAccessKey: string },
): boolean {
  const given = headers.authorization ?? '';
  const names = /SignedHeaders=([^,]+)/.exec(given)?.[1]?.split(';') ?? [];
  const hash = createHash('sha256').update(body).digest('hex');
  if (headers['x-amz-content-sha256'] !== hash) return false;
  const signed = Object.fromEntries(names.map((name) => [name, String(headers[name])]));
  const host = headers.host ?? '';
  const again = aws4.sign(
    {
      service: 's3',
      region: 'eu-test-1',
      host,
      path: url,
      headers: signed,
      ...(method ? { method } : {}),
    },
    credentials,
  );
  return Object.entries(again.headers ?? {}).some(
    ([name, value]) => name.toLowerCase() === 'authorization' && value === given,
  );
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>As you asked</Message></Error>`);
}

function list(
  response: ServerResponse,
  query: URLSearchParams,
  files: ReadonlyMap<string, StoredObject>,
): void {
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString();
  const found = [...files]
    .filter(([key]) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const page = found.slice(0, pageSize);
  const more = found.length > page.length;
  const token = Buffer.from(page.at(-1)?.[0] ?? '').toString('base64');
  response
    .setHeader('content-type', 'application/xml')
    .end(
      `<?xml version="1.0"?><ListBucketResult><IsTruncated>${String(more)}</IsTruncated>${page
        .map(
          ([key, { content, writtenAt }]) =>
            `<Contents><Key>${escape(key)}</Key><LastModified>${writtenAt.toISOString()}</LastModified><Size>${content.length}</Size></Contents>`,
        )
        .join(
          '',
        )}${more ? `<NextContinuationToken>${escape(token)}</NextContinuationToken>` : ''}</ListBucketResult>`,
    );
}

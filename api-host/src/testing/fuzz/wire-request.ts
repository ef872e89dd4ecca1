import { gzipSync } from 'node:zlib';
import type { Delivery, Encoding, FuzzRequest } from './fuzz-request';

const encoders: Readonly<Record<Encoding, (text: string) => Buffer>> = {
  utf8: (text) => Buffer.from(text),
  'byte order mark': (text) => Buffer.from(`\uFEFF${text}`),
  utf16le: (text) => Buffer.from(text, 'utf16le'),
  latin1: (text) => Buffer.from(text, 'latin1'),
  'bad bytes': (text) => withBadBytes(Buffer.from(text)),
  gzip: (text) => gzipSync(text),
  'broken gzip': (text) => gzipSync(text).subarray(0, -6),
  half: (text) => Buffer.from(text.slice(0, text.length / 2)),
};

/** Inserts invalid UTF-8. */
const withBadBytes = (bytes: Buffer): Buffer =>
  Buffer.concat([
    bytes.subarray(0, 9),
    Buffer.from([0xc0, 0xff, 0xed, 0xa0, 0x80]),
    bytes.subarray(9),
  ]);

/** The bytes for the socket, piece by piece, and whether the client then disconnects. */
export interface WireRequest {
  readonly pieces: readonly Buffer[];
  readonly hangsUp: boolean;
}

const chunked = 'transfer-encoding: chunked';

const announced: Partial<Record<Delivery, (length: number) => string>> = {
  chunked: () => chunked,
  'broken chunks': () => chunked,
  'more than announced': (length) => `content-length: ${Math.floor(length / 2)}`,
  'less than announced': (length) => `content-length: ${length + 10}`,
};

const chunk = (bytes: Buffer): Buffer[] => [
  Buffer.from(`${bytes.length.toString(16)}\r\n`),
  bytes,
  Buffer.from('\r\n'),
];

/** How a request with a body is written. */
const writers: Readonly<Record<Delivery, (head: Buffer, body: Buffer) => WireRequest>> = {
  whole: (head, body) => ({ pieces: [Buffer.concat([head, body])], hangsUp: false }),
  'in pieces': (head, body) => ({ pieces: [head, ...halves(body)], hangsUp: false }),
  chunked: (head, body) => ({
    pieces: [
      head,
      ...halves(body)
        .filter(({ length }) => length > 0)
        .flatMap(chunk),
      Buffer.from('0\r\n\r\n'),
    ],
    hangsUp: false,
  }),
  dripping: (head, body) => ({ pieces: [head, ...drops(body)], hangsUp: false }),
  'broken chunks': (head, body) => ({ pieces: [head, Buffer.from('zz\r\n'), body], hangsUp: true }),
  'cut in the headers': cutInHeaders,
  'cut in the body': (head, body) => ({ pieces: [head, halves(body)[0]], hangsUp: true }),
  'more than announced': (head, body) => ({ pieces: [head, body], hangsUp: true }),
  'less than announced': (head, body) => ({ pieces: [head, body], hangsUp: true }),
};

/** Enough for a body to take as many event loop turns as on a slow connection. */
const maxDrops = 200;

function drops(body: Buffer): Buffer[] {
  const size = Math.max(1, Math.ceil(body.length / maxDrops));
  return Array.from({ length: Math.ceil(body.length / size) }, (_, at) =>
    body.subarray(at * size, (at + 1) * size),
  );
}

function cutInHeaders(head: Buffer): WireRequest {
  return { pieces: [head.subarray(0, -9)], hangsUp: true };
}

function halves(body: Buffer): readonly [Buffer, Buffer] {
  const middle = Math.floor(body.length / 2);
  return [body.subarray(0, middle), body.subarray(middle)];
}

/**
 * @param request with all placeholders filled in
 * @param own headers of the caller
 */
export function wireRequest(request: FuzzRequest, own: readonly string[]): WireRequest {
  const { method, target, headers, delivery, encoding } = request;
  const body = request.body === null ? null : encoders[encoding](request.body);
  const length = body?.length ?? 0;
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...own,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body === null ? [] : [announced[delivery]?.(length) ?? `content-length: ${length}`]),
    '',
    '',
  ];
  const head = Buffer.from(lines.join('\r\n'));
  if (body !== null) return writers[delivery](head, body);
  if (delivery === 'cut in the headers') return cutInHeaders(head);
  return { pieces: [head], hangsUp: false };
}

/** The sender of a request. A stranger has an invalid token. */
export const callers = ['nobody', 'stranger', 'member', 'manager', 'admin'] as const;
export type Caller = (typeof callers)[number];

/** How the text of a body is encoded. */
export const encodings = [
  'utf8',
  'byte order mark',
  'utf16le',
  'latin1',
  'bad bytes',
  'gzip',
  'broken gzip',
  'half',
] as const;
export type Encoding = (typeof encodings)[number];

/** How the bytes of a request arrive; truncated ones end with a disconnect. */
export const deliveries = [
  'whole',
  'in pieces',
  'dripping',
  'chunked',
  'broken chunks',
  'cut in the headers',
  'cut in the body',
  'more than announced',
  'less than announced',
] as const;
export type Delivery = (typeof deliveries)[number];

/** A request as plain data, so that it can be shrunk, printed and replayed. */
export interface FuzzRequest {
  /** Name in the tally. */
  readonly name: string;
  readonly origin: 'app' | 'sites' | 'editor';
  readonly caller: Caller;
  readonly method: string;
  /** Path and query. Like the body it may contain placeholders filled in when it is sent. */
  readonly target: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | null;
  readonly encoding: Encoding;
  readonly delivery: Delivery;
}

/** Whether it is valid HTTP, whatever its content: then it must be answered. */
export const mustBeAnswered = ({ delivery, headers, method, target }: FuzzRequest): boolean =>
  ['whole', 'in pieces', 'chunked'].includes(delivery) &&
  headers.every(([name]) => /^(?:x-|content-type$|accept|cookie$|range$|if-|origin$)/.test(name)) &&
  method !== 'CONNECT' &&
  /^\/[!-~]*$/.test(target);

/** On one line, truncated for readers. */
export const describeRequest = (request: FuzzRequest): string =>
  JSON.stringify(request, (_, value: unknown) =>
    typeof value === 'string' && value.length > 1500
      ? `${value.slice(0, 1500)} … ${value.length} characters`
      : value,
  );

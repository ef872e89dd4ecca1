/** Who sends a request. A stranger has a token nobody was given. */
export const callers = ['nobody', 'stranger', 'member', 'manager', 'admin'] as const;
export type Caller = (typeof callers)[number];

/** How the text of a body becomes bytes. */
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

/** How the bytes of a request arrive; what is cut ends with the client hanging up. */
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

/** A request as plain data, so that it can be made smaller, printed and sent again. */
export interface FuzzRequest {
  /** What the tally counts it under. */
  readonly name: string;
  readonly origin: 'app' | 'sites' | 'editor';
  readonly caller: Caller;
  readonly method: string;
  /** Path and query. Like the body it may name things that are only known when it is sent. */
  readonly target: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | null;
  readonly encoding: Encoding;
  readonly delivery: Delivery;
}

/** Whether it is HTTP as the standard has it, however odd what it says: then it must be answered. */
export const mustBeAnswered = ({ delivery, headers, method, target }: FuzzRequest): boolean =>
  ['whole', 'in pieces', 'chunked'].includes(delivery) &&
  headers.every(([name]) => /^(?:x-|content-type$|accept|cookie$|range$|if-|origin$)/.test(name)) &&
  method !== 'CONNECT' &&
  /^\/[!-~]*$/.test(target);

/** In one line, as far as a person reads. */
export const describeRequest = (request: FuzzRequest): string =>
  JSON.stringify(request, (_, value: unknown) =>
    typeof value === 'string' && value.length > 1500
      ? `${value.slice(0, 1500)} … ${value.length} characters`
      : value,
  );

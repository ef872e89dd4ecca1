import * as fc from 'fast-check';

type Header = readonly [string, string];

const values: Readonly<Record<string, readonly string[]>> = {
  'content-type': [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=""',
    'multipart/form-data; boundary=aaaa',
    'application/json; charset=utf-16',
    'application/json;;;=',
    'application/json, text/plain',
    'APPLICATION/JSON',
    'application/vnd.api+json',
    '/',
    '',
    'x'.repeat(5000),
  ],
  'content-encoding': ['gzip', 'br', 'deflate, gzip', 'identity', 'zstd', '%'],
  'accept-encoding': ['gzip;q=0, *', '*;q=nan', 'br;q=1.0000000001', ','.repeat(500)],
  accept: ['text/event-stream', '*/*;q=0', ';', 'a/b'.repeat(200)],
  authorization: [
    'Bearer',
    'Bearer  ',
    'Bearer a\tb',
    'Basic Og==',
    'bearer null',
    `Bearer ${'a'.repeat(6000)}`,
  ],
  cookie: [
    '=',
    ';;;',
    'suite-subject=%',
    'suite-subject=member%3A%00',
    'a='.repeat(1000),
    '__proto__=1',
  ],
  range: [
    'bytes=0-0',
    'bytes=-1',
    'bytes=9-1',
    'bytes=0-,0-,0-',
    'lines=1-2',
    'bytes=99999999999999999999-',
  ],
  'if-none-match': ['*', '"', 'W/"a"', '"a", "b"', '"'.repeat(300)],
  'if-modified-since': ['yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT', '9'.repeat(50)],
  'if-range': ['"a"', 'x'],
  host: [
    '',
    'a b',
    'localhost:99999',
    '[::1',
    '..',
    'xn--a',
    'a.localhost',
    '%00',
    'x'.repeat(300),
  ],
  'x-forwarded-for': [
    '',
    'a',
    '1.2.3.4, ,',
    '::ffff:1.2.3.4',
    '999.1.1.1',
    '[::1]:80',
    'fe80::1%eth0',
    ','.repeat(300),
  ],
  'x-forwarded-host': ['a b', '', 'evil.example, app', '['],
  'x-forwarded-proto': ['javascript', '', 'https,http', ':'],
  'x-request-id': ['\u00ff', '{}', 'x'.repeat(2000)],
  origin: ['null', 'http://', 'http://evil.example', '*'],
  referer: ['http://[', 'javascript:1', 'x'.repeat(3000)],
  'user-agent': ['', '(((((('.repeat(200), 'Mozilla/5.0 '.repeat(200), '\u00ff'],
  'last-event-id': ['-1', 'NaN', '9'.repeat(40), ''],
  'accept-language': ['*', 'de;q=x', 'a-'.repeat(500)],
  expect: ['100-continue', 'a miracle'],
  'transfer-encoding': ['chunked', 'identity', 'chunked, chunked', 'xchunked'],
  'content-length': ['-1', '1e3', '99999999999999999999', '+5', '0x10'],
  connection: ['close, upgrade', 'keep-alive', 'te', ''],
  upgrade: ['websocket', 'h2c'],
  'service-worker': ['script'],
  te: ['trailers', 'gzip'],
  'http2-settings': ['AAMAAABkAARAAAAAAAIAAAAA'],
  ['__proto__']: ['1'],
  constructor: ['1'],
  'x header': ['1'],
};

const oneHeader: fc.Arbitrary<Header> = fc
  .constantFrom(...Object.keys(values))
  .chain((name) => fc.tuple(fc.constant(name), fc.constantFrom(...(values[name] ?? ['']))));

/** None for most requests, otherwise up to three. */
export const hostileHeaders: fc.Arbitrary<readonly Header[]> = fc.oneof(
  { weight: 5, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: fc.array(oneHeader, { minLength: 1, maxLength: 3 }) },
);

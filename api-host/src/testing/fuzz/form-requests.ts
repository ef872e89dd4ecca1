import * as fc from 'fast-check';
import { delivered, encoded } from './endpoint-requests';
import { known } from './fitting-fields';
import type { FuzzRequest } from './fuzz-request';
import { hostileHeaders } from './hostile-headers';
import { hostileText } from './hostile-values';

const urlEncodedForm = fc
  .array(
    fc.tuple(
      fc.oneof(fc.constantFrom('name', 'text', '_homepage', '_mark', '_elapsed'), hostileText),
      hostileText,
    ),
    { maxLength: 4 },
  )
  .map((pairs) => pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&'));

const part = (name: string, value: string, more: string) =>
  `--cut\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;

/** Multipart forms: complete, without an end, with files, with a boundary that never occurs. */
const partsForm = fc
  .tuple(
    fc.array(
      fc.tuple(
        hostileText,
        hostileText,
        fc.constantFrom(
          '',
          '; filename="a.txt"',
          '; filename=',
          '\r\ncontent-type: text/plain; charset=utf-7',
        ),
      ),
      { maxLength: 3 },
    ),
    fc.constantFrom('--cut--\r\n', '--cut', '', '--other--\r\n', '--cut--\r\n--cut\r\n'),
  )
  .map(
    ([fields, end]) => fields.map(([name, value, more]) => part(name, value, more)).join('') + end,
  );

/** Submissions of forms on published pages. */
export const formRequests: fc.Arbitrary<FuzzRequest> = fc
  .tuple(
    fc.oneof(
      urlEncodedForm.map((body) => ['application/x-www-form-urlencoded', body] as const),
      partsForm.map((body) => ['multipart/form-data; boundary=cut', body] as const),
    ),
    fc.record({
      name: fc.constant('forms of sites'),
      origin: fc.constant('sites' as const),
      caller: fc.constant('nobody' as const),
      method: fc.constant('POST'),
      target: known('slug').map((slug) => `/${slug}/_form/form-1`),
      headers: hostileHeaders,
      ...delivered,
    }),
  )
  .map(([[type, body], rest]) => ({
    ...rest,
    headers: [['content-type', type] as const, ...rest.headers],
    body,
  }));

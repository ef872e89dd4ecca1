import { noteShownRemote } from '../remote';
import { traceHeaders } from './trace-headers';

const counting = (bytes: Uint8Array<ArrayBuffer>): Uint8Array =>
  bytes.fill(0).map((_, index) => index);
const traceparent = '00-000102030405060708090a0b0c0d0e0f-1011121314151617-01';

afterEach(() => {
  noteShownRemote(null);
});

it('begins a trace as W3C has it', () => {
  expect(traceHeaders(counting)).toEqual({ traceparent });
});

it('names the remote on screen and its version', () => {
  noteShownRemote({ name: 'projects', version: '1.2.3-0a1b2c3d' });
  expect(traceHeaders(counting)).toEqual({ traceparent, 'x-remote': 'projects@1.2.3-0a1b2c3d' });
});

it('begins another trace with every call', () => {
  expect(traceHeaders().traceparent).not.toBe(traceHeaders().traceparent);
});

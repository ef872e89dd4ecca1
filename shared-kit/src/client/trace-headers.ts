import { callingRemoteHeader } from '../contract';
import { shownRemote } from '../remote';

export type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;

const systemRandom: FillRandom = (bytes) => crypto.getRandomValues(bytes);

/**
 * Headers that let an operator follow a call: a W3C `traceparent` that begins a trace, and the remote on
 * screen. The flag says that the trace may be recorded; whether it is, the host decides.
 */
export function traceHeaders(fill: FillRandom = systemRandom): Readonly<Record<string, string>> {
  const hex = [...fill(new Uint8Array(24))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  const remote = shownRemote();
  return {
    traceparent: `00-${hex.slice(0, 32)}-${hex.slice(32)}-01`,
    ...(remote && { [callingRemoteHeader]: `${remote.name}@${remote.version}` }),
  };
}

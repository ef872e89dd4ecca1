import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';

/** What browsers have and jsdom does not. Nothing here may pretend to lay out or to reach a network. */

const define = (name, value) =>
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

define('TextEncoder', TextEncoder);
define('TextDecoder', TextDecoder);
define('structuredClone', (value) => deserialize(serialize(value)));
if (!globalThis.crypto?.subtle) define('crypto', webcrypto);

/** No query matches: a light theme, a fine pointer, motion allowed. A test may replace it. */
define('matchMedia', (media) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
}));

// Nothing is laid out, so nothing ever changes its size.
define(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

for (const name of [
  'scrollIntoView',
  'hasPointerCapture',
  'setPointerCapture',
  'releasePointerCapture',
]) {
  if (name in Element.prototype) continue;
  Object.defineProperty(Element.prototype, name, {
    value() {},
    configurable: true,
    writable: true,
  });
}

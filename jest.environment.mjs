import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';

/** What browsers have and jsdom does not. Nothing here may pretend to lay out or to reach a network. */

const define = (name, value) =>
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

define('TextEncoder', TextEncoder);
define('TextDecoder', TextDecoder);
if (!globalThis.crypto?.subtle) define('crypto', webcrypto);
if (!globalThis.structuredClone) {
  define('structuredClone', (value) => JSON.parse(JSON.stringify(value)));
}

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

define(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};

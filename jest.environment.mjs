import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';

/** What browsers have and jsdom does not. Nothing here may pretend to lay out or to reach a network. */

/** @type {(name: string, value: unknown) => void} */
const define = (name, value) =>
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

define('TextEncoder', TextEncoder);
define('TextDecoder', TextDecoder);
define('structuredClone', cloneStructure);
if (!globalThis.crypto?.subtle) define('crypto', webcrypto);

/** @type {(value: unknown) => unknown} */
function cloneStructure(value) {
  return deserialize(serialize(value));
}

/** No query matches: a light theme, a fine pointer, motion allowed. A test may replace it. */
/** @type {(media: string) => object} */
const matchMedia = (media) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});
define('matchMedia', matchMedia);

// There is nothing to scroll.
define('scrollTo', () => undefined);

// Nothing is laid out, so nothing ever changes its size.
define(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

// Nor has a text a place: CodeMirror asks for it in a frame after a test may have ended.
const noBoxes = document.createElement('div').getClientRects();
Range.prototype.getClientRects = () => noBoxes;

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

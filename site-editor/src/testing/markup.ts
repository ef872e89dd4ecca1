/** Helpers for tests that edit a page's markup. */
export { parse, parseFragment, serialize } from 'parse5';

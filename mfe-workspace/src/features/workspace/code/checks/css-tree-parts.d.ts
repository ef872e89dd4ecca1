/**
 * Types of css-tree's entry points without its 200 KB of property data; the package types only the
 * whole.
 */
declare module 'css-tree/parser' {
  import type { parse } from 'css-tree';

  const parser: typeof parse;
  export default parser;
}

declare module 'css-tree/tokenizer' {
  export { tokenize, tokenTypes } from 'css-tree';
}

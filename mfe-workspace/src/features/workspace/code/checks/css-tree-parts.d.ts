/** The parts of css-tree without its 200 KB of property data; its types know the whole only. */
declare module 'css-tree/parser' {
  import type { parse } from 'css-tree';

  const parser: typeof parse;
  export default parser;
}

declare module 'css-tree/tokenizer' {
  export { tokenize, tokenTypes } from 'css-tree';
}

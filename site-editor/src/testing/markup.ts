/** For tests that change a page as somebody would. */
export { parse, parseFragment, serialize } from 'parse5';

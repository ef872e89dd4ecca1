/** Elements of a page, found and named by their place in its source. */
export { nameOfSource } from './element-names';
export { findElement, listElements } from './find-element';
export type { FoundElement } from './find-element';

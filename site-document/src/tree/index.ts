export { isNestedTooDeeply } from './nesting';
export { attributeOf, classesOf, hasAttribute, isElement, isText, isUnread } from './nodes';
export type { PageChild, PageDocument, PageElement, PageNode, PageParent, PageText } from './nodes';
export { contentRange, innerRange, rangeOf, removeAttribute, setAttribute } from './places';
export { readFragment, readPage, readTree } from './read-page';
export type { Page, PageFault } from './read-page';
export { serialize as writeTree } from 'parse5';
export {
  ancestorsOf,
  childElements,
  closest,
  descendantsOf,
  elementsIn,
  isInside,
  isWithinAny,
  parentOf,
  siblingsOf,
  walkElements,
} from './relatives';

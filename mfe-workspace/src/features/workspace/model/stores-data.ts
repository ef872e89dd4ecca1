import type { GeneratedFiles } from 'shared-kit/contract';

/** Browser storage APIs; each can also be used in a script element or a handler of the HTML. */
const storage = /\b(?:localStorage|sessionStorage|indexedDB|document\.cookie)\b/;

/** Whether a page stores data in its visitor's browser. */
export const storesData = (files: Pick<GeneratedFiles, 'html' | 'js'> | null): boolean =>
  files !== null && (storage.test(files.js) || storage.test(files.html));

import type { GeneratedFiles } from 'shared-kit/contract';

/** What a page keeps data in; each can also be written in a script element or a handler of the HTML. */
const storage = /\b(?:localStorage|sessionStorage|indexedDB|document\.cookie)\b/;

/** Whether a page keeps something in the browser of whoever visits it. */
export const storesData = (files: Pick<GeneratedFiles, 'html' | 'js'> | null): boolean =>
  files !== null && (storage.test(files.js) || storage.test(files.html));

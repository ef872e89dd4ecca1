import { keepPage, pickElements } from './preview-scripts';

/**
 * What a preview has before its own head. In a `srcdoc` document `#contact` would lead to the address
 * of the frame around it; with this base it leads to the section. The scripts are sources of their own,
 * in `site-document/src/preview`.
 */
export const previewHead = `<base href="about:srcdoc"><script>${keepPage}</script><script>${pickElements}</script>`;

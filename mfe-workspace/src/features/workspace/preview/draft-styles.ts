/**
 * Base styles of a growing page until its own style sheet begins. The page's rules override them
 * from their first line.
 */
export const draftStyles = `
:where(html) { background: #fff; color: #22262b; font: 16px/1.6 system-ui, sans-serif; }
:where(body) { max-width: 60rem; margin: 0 auto; padding: 2rem; }
:where(h1, h2, h3) { line-height: 1.2; }
:where(ul, ol, nav ul) { padding-inline-start: 1.25rem; }
:where(img, video, iframe) { max-width: 100%; height: auto; }
:where(svg) { max-width: 100%; max-height: 6rem; }
:where(input, select, textarea, button) { max-width: 100%; font: inherit; }
`;

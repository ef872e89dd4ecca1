import { applyEdits, type Files } from './files';
import { innerRange, readPage } from './page';

/** A page that keeps its rules inside needs the two files linked before they can do anything. */
export function linkFiles(files: Files): Files {
  const page = readPage(files.html);
  const head = page.elements.find((element) => element.tagName === 'head');
  const inside = head === undefined ? null : innerRange(head);
  if (inside === null) return files;
  const has = (pattern: RegExp) => pattern.test(files.html);
  const style =
    files.css.trim() !== '' && !has(/<link[^>]+(?:styles?|main|index)\.css/i)
      ? '  <link rel="stylesheet" href="styles.css">\n'
      : '';
  const script =
    files.js.trim() !== '' && !has(/<script[^>]+src=/i)
      ? '  <script src="script.js" defer></script>\n'
      : '';
  return style + script === ''
    ? files
    : {
        ...files,
        html: applyEdits(files.html, [
          { start: inside.end, end: inside.end, text: style + script },
        ]),
      };
}

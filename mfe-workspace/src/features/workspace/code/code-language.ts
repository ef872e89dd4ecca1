import { LRLanguage } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { parser as cssParser } from '@lezer/css';
import { configureNesting, parser as htmlParser } from '@lezer/html';
import { parser as jsParser } from '@lezer/javascript';

/**
 * The grammars alone: CodeMirror's language packages bring completion and editing along, which a
 * read-only view would only make the member download.
 */
const css = LRLanguage.define({ parser: cssParser });
const javascript = LRLanguage.define({ parser: jsParser });
const html = LRLanguage.define({
  parser: htmlParser.configure({
    wrap: configureNesting([
      { tag: 'style', parser: cssParser },
      { tag: 'script', parser: jsParser },
    ]),
  }),
});

const languages = new Map<string, Extension>([
  ['html', html],
  ['css', css],
  ['js', javascript],
  ['json', javascript],
]);

/** How a file is coloured, by the ending of its name; plain text otherwise. */
export function languageOf(path: string): Extension {
  return languages.get(path.slice(path.lastIndexOf('.') + 1)) ?? [];
}

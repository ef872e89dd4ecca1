import { LRLanguage } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { parser as cssParser } from '@lezer/css';
import { configureNesting, parser as htmlParser } from '@lezer/html';
import { parser as jsParser } from '@lezer/javascript';

/**
 * Grammars only: CodeMirror's language packages add completion and editing, which a read-only view
 * does not need.
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

/** Syntax highlighting by file extension; plain text otherwise. */
export function languageOf(path: string): Extension {
  return languages.get(path.slice(path.lastIndexOf('.') + 1)) ?? [];
}

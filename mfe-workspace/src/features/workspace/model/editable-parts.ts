import type { DraftFiles } from 'shared-kit/contract';
import { splitCode } from './split-code';

/**
 * Files of the explorer that hold the website's code; the others are derived from title and prompt.
 */
export const editablePaths = [
  'src/index.html',
  'src/styles/main.css',
  'src/styles/components.css',
  'src/scripts/main.js',
  'src/scripts/utils.js',
] as const;
export type EditablePath = (typeof editablePaths)[number];

/** The code split into the explorer's files. */
export type CodeParts = Readonly<Record<EditablePath, string>>;

/**
 * Placeholder of an empty second file, and the comment that starts it in the website's single file.
 */
const second = {
  components: {
    empty: '/* This site keeps all of its styles in main.css. */\n',
    marker: '/* components.css */\n',
  },
  utils: {
    empty: '// This site keeps all of its scripts in main.js.\n',
    marker: '// utils.js\n',
  },
} as const;

/** Splits the three files into those of the explorer; adds nothing. */
export function partsOf({ html, css, js }: DraftFiles): CodeParts {
  const styles = splitCode(css, 'components');
  const scripts = splitCode(js, 'utils');
  return {
    'src/index.html': html,
    'src/styles/main.css': styles.main,
    'src/styles/components.css': styles.rest ?? second.components.empty,
    'src/scripts/main.js': scripts.main,
    'src/scripts/utils.js': scripts.rest ?? second.utils.empty,
  };
}

/**
 * Joins the explorer's files into three: byte for byte what `partsOf` was given, if nothing was
 * edited. A second part that could not be found again gets its marker comment.
 */
export function joinParts(parts: CodeParts): DraftFiles {
  return {
    html: parts['src/index.html'],
    css: join(parts['src/styles/main.css'], parts['src/styles/components.css'], 'components'),
    js: join(parts['src/scripts/main.js'], parts['src/scripts/utils.js'], 'utils'),
  };
}

function join(main: string, written: string, part: keyof typeof second): string {
  const { empty, marker } = second[part];
  const rest = written.startsWith(empty) ? written.slice(empty.length) : written;
  if (rest.trim() === '') return main;
  const lines = main === '' || main.endsWith('\n') ? main : `${main}\n`;
  const found = [main, lines].find((first) => splitCode(first + rest, part).main === first);
  return found === undefined ? lines + marker + rest : found + rest;
}

/** Whether a file of the explorer can be edited. */
export function isEditable(path: string): path is EditablePath {
  return editablePaths.some((editable) => editable === path);
}

/** Paths whose text differs between two states, in the explorer's order. */
export function changedParts(before: CodeParts, after: CodeParts): readonly EditablePath[] {
  return editablePaths.filter((path) => before[path] !== after[path]);
}

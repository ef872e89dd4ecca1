const begin = '/* Visual edits: begin */';
const end = '/* Visual edits: end */';

/** A style file: what the editor never touches, and its own rules. */
export interface DividedStyles {
  readonly head: string;
  readonly rules: string;
  readonly tail: string;
}

/** Takes the editor's own rules out of a style file. A mark without the other is somebody's comment. */
export function divideStyles(css: string): DividedStyles {
  const start = css.indexOf(begin);
  const stop = css.indexOf(end, start + begin.length);
  if (start === -1 || stop === -1) return { head: css, rules: '', tail: '' };
  return {
    head: css.slice(0, start),
    rules: css.slice(start + begin.length, stop),
    tail: css.slice(stop + end.length),
  };
}

/**
 * The style file with other rules of the editor's, in the place of those it had, otherwise at its end, and
 * with the rules of sections that are new, in front of them. All other bytes stay.
 */
export function joinStyles(css: string, rules: string, sections: readonly string[] = []): string {
  const { head, tail } = divideStyles(css);
  const had = head.length < css.length;
  const missing = sections.filter((section) => section !== '' && !css.includes(section));
  const added = missing.map((section) => `\n${section}`).join('');
  const start =
    added === '' || head === '' || head.endsWith('\n') ? head + added : `${head}\n${added}`;
  if (rules.trim() === '') return start + tail;
  const gap = had || start === '' ? '' : start.endsWith('\n') ? '\n' : '\n\n';
  const lines = rules.trim().replaceAll(/\}(?=\S)/g, '}\n');
  return `${start}${gap}${begin}\n${lines}\n${end}${had ? tail : `\n${tail}`}`;
}

import { escapeText } from 'site-document/escape';
import { rangeOf } from 'site-document/tree';
import type { PageText } from 'site-document/tree';
import type { Edit } from '../refine-types';
import type { Site } from '../site';

/** New words in place of a stretch of a text. */
export interface Rewrite {
  readonly text: PageText;
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

/** Edits that write some stretches anew; several of one text are one edit. */
export function rewritten(site: Site, rewrites: readonly Rewrite[]): Site {
  const byText = new Map<PageText, Rewrite[]>();
  for (const one of rewrites) byText.set(one.text, [...(byText.get(one.text) ?? []), one]);
  const edits = [...byText].flatMap(([text, own]): Edit[] => {
    const range = rangeOf(text);
    if (!range) return [];
    const value = own
      .toSorted((one, other) => other.start - one.start)
      .reduce(
        (so, { start, end, words }) => so.slice(0, start) + words + so.slice(end),
        text.value,
      );
    return [{ file: 'html', ...range, text: escapeText(value) }];
  });
  return site.edit(edits);
}

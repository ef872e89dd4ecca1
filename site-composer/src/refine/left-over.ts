import { unusedWords } from './page/unused-words';
import type { Request } from './read/request';
import type { Site } from './site';

const mostNamed = 4;

/** Words that nothing came of mean that something else was done than what was asked. */
export function leftOver(
  request: Request,
  after: Site,
  before: Site,
  sentence: string,
): string | null {
  const unused = unusedWords(request, after, before, sentence);
  return unused.length === 0
    ? null
    : `nothing came of ${unused
        .slice(0, mostNamed)
        .map((word) => `“${word}”`)
        .join(', ')}.`;
}

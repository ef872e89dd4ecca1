import { unusedWords } from './page/unused-words';
import type { Request } from './read/request';
import type { Site } from './site';

const ofName =
  /(?<!\p{L})(?:re)?(?:name[sd]?|call(?:ed|s)?|titled?|business|company|brand|nennt?|heißt|heissen|heißen|umbenenn\p{L}*|name|nom|s['’]appelle\p{L}*|appel\p{L}*|nombre|llama\p{L}*|nome|chiam\p{L}*|naam|heet|noem\p{L}*|chama\p{L}*)(?!\p{L})/iu;
const mostNamed = 4;

/** Words that nothing came of mean that something else was done than what was asked. */
export function leftOver(
  request: Request,
  after: Site,
  before: Site,
  sentence: string,
): string | null {
  // Nobody new on the page is the name of it.
  if (/ is now called “/u.test(sentence) && !ofName.test(request.asked))
    return 'the name of the whole page would have changed.';
  const unused = unusedWords(request, after, before, sentence);
  return unused.length === 0
    ? null
    : `nothing came of ${unused
        .slice(0, mostNamed)
        .map((word) => `“${word}”`)
        .join(', ')}.`;
}

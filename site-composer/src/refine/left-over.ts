import { textOf } from 'site-document/text';
import { plainWords } from './page/plain-words';
import { unusedWords } from './page/unused-words';
import type { Request } from './read/request';
import type { Site } from './site';
import { tellingWords } from './target/alike-words';
import { sectionsOf } from './target/sections';

const ofName =
  /(?<!\p{L})(?:re)?(?:name[sd]?|call(?:ed|s)?|titled?|business|company|brand|nennt?|heißt|heissen|heißen|umbenenn\p{L}*|name|nom|s['’]appelle\p{L}*|appel\p{L}*|nombre|llama\p{L}*|nome|chiam\p{L}*|naam|heet|noem\p{L}*|chama\p{L}*)(?!\p{L})/iu;
const mostNamed = 4;
const ofBusiness =
  /^(?:business|company|shop|site|website|page|brand|restaurant|cafe|salon|studio|club|app|bakery|store|place|trade|firma|laden|seite|boutique|tienda|negozio|winkel|loja)$/iu;

/** "Smoked one's called Reekie now": it names something that is told of further down, and not the whole. */
function isOfSomethingElse(asked: string, before: Site, sentence: string): boolean {
  if (!ofName.test(asked)) return true;
  const hero = sectionsOf(before).find(({ first }) => first)?.element;
  const ofWhole = new Set([...tellingWords(sentence), ...tellingWords(hero ? textOf(hero) : '')]);
  const below = new Set(tellingWords(textOf(before.body)));
  return tellingWords(asked).some(
    (word) => !ofName.test(word) && !ofBusiness.test(word) && !ofWhole.has(word) && below.has(word),
  );
}

/** Words that nothing came of mean that something else was done than what was asked. */
export function leftOver(
  request: Request,
  after: Site,
  before: Site,
  sentence: string,
): string | null {
  // Nobody new on the page is the name of it.
  if (/ is now called “/u.test(sentence) && isOfSomethingElse(request.asked, before, sentence))
    return 'the name of the whole page would have changed.';
  const lost = lostQuote(request, after, before, sentence);
  if (lost !== null) return `nothing came of “${lost.slice(0, 60)}”.`;
  const unused = unusedWords(request, after, before, sentence);
  return unused.length === 0
    ? null
    : `nothing came of ${unused
        .slice(0, mostNamed)
        .map((word) => `“${word}”`)
        .join(', ')}.`;
}

/** Words in quotation marks that were never on the page and are not there now, though something else was done. */
function lostQuote(
  { rest, quotes }: Request,
  after: Site,
  before: Site,
  sentence: string,
): string | null {
  const shown = [before, after]
    .map(
      ({ body, files }) => `${plainWords(textOf(body))}\n${files.html}\n${files.css}\n${files.js}`,
    )
    .join('\n');
  const lost = [...rest.matchAll(/‹(\d+)›/gu)]
    .map(([, index]) => quotes[Number(index)] ?? '')
    .find(
      (quote) =>
        plainWords(quote) !== '' &&
        !shown.includes(plainWords(quote)) &&
        !shown.includes(quote) &&
        !plainWords(sentence).includes(plainWords(quote)),
    );
  return lost ?? null;
}

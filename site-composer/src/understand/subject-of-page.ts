import type { Sentence, Token } from '../text/sentences';
import { isOf } from '../catalogue/vocabulary/vocabulary';
import type { FoundSubject } from './found-subject';
import { isDecoration } from './noun-phrase';
import { complement } from './page-complement';

/** Words that say what the page does for the subject named behind them. */
const functional = new Set(
  'author academic charity tribute official long short single countdown teaser invitation invite booking portfolio ecommerce e-commerce commerce marketing information informational event corporate company business product sales promo promotional profile soon online store shop order ordering reservation reservations membership registration rsvp donation home fan landing static html css responsive presence internet promotion'.split(
    ' ',
  ),
);

/** Words that say no more than that something can be used. */
const vague = new Set([
  'app',
  'application',
  'webapp',
  'web-app',
  'platform',
  'system',
  'software',
  'program',
  'programme',
  'portal',
  'marketplace',
  'clone',
  'tool',
  'something',
]);

/** "portfolio for a ceramicist": the page of whoever is named behind it. */
const shows = new Set(['portfolio', 'blog', 'cv', 'résumé', 'resume']);

/** "a fishing contest website", "website for a bakery", "app to track water". */
export function fromPage(sentence: Sentence, index: number): FoundSubject | null {
  const { tokens, text } = sentence;
  const at = tokens.findIndex(
    ({ lower }, place) =>
      place < 40 &&
      tokens[place + 1]?.text !== '-' &&
      !(functional.has(lower) && isOf('siteNouns', tokens[place + 1]?.lower ?? '')) &&
      (isOf('siteNouns', lower) ||
        isOf('appNouns', lower) ||
        (shows.has(lower) && ['for', 'of'].includes(tokens[place + 1]?.lower ?? ''))),
  );
  if (at === -1 || (index > 0 && isListed(tokens.slice(0, at)))) return null;
  let last = at;
  while (isSiteWord(tokens[last + 1])) last += 1;
  const application =
    isOf('appNouns', tokens[last]?.lower ?? '') ||
    tokens.slice(at, last).some(({ lower }) => isOf('appNouns', lower));
  const before = modifiers(tokens, at);
  const own = before.filter(({ lower }) => !functional.has(lower) && /\p{L}|\d/u.test(lower));
  const behind = complement(sentence, last + 1);
  const base = { application, sentence: index };
  const [only] = own;
  if (own.length === 1 && only && isOf('appNouns', only.lower) && behind?.kind === 'thing') {
    const named = text.slice(tokens[last + 1]?.start ?? 0, tokens[behind.after - 1]?.end ?? 0);
    return {
      ...base,
      application: true,
      phrase: `${only.lower} ${named}`,
      head: only.lower,
      audience: null,
      end: behind.after,
    };
  }
  if (own.length > 0 && !isProper(own)) {
    const stop = application ? last : at - 1;
    const phrase = text.slice(before[0]?.start ?? 0, tokens[stop]?.end ?? 0);
    const audience = behind?.kind === 'audience' ? behind.text : null;
    return {
      ...base,
      sure: true,
      phrase,
      head: tokens[stop]?.lemma ?? '',
      audience,
      end: last + 1,
    };
  }
  const kind = tokens[at]?.lower ?? '';
  if (isOf('appNouns', kind) && !vague.has(kind) && (!behind || behind.kind === 'thing')) {
    const end = behind && behind.after > last ? behind.after : last + 1;
    const phrase = text.slice(tokens[at]?.start ?? 0, tokens[end - 1]?.end ?? 0);
    return { ...base, application: true, phrase, head: kind, audience: null, end };
  }
  if (!behind) return null;
  if (behind.kind === 'audience' && !behind.task) return null;
  const phrase = behind.task ?? behind.text;
  return {
    ...base,
    phrase,
    head: behind.head,
    audience: behind.kind === 'audience' ? behind.text : null,
    end: behind.after,
  };
}

/** "Local eggs, bread and a post office counter": one of several things, and no order for a page. */
function isListed(before: readonly Token[]): boolean {
  return (
    before.some(({ text }) => text === ',') &&
    !before.some(({ lower }) => isOf('commissionVerbs', lower))
  );
}

function isSiteWord(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    (isOf('siteNouns', token.lower) ||
      isOf('appNouns', token.lower) ||
      ['interface', 'mockup', 'design'].includes(token.lower))
  );
}

function isProper(tokens: readonly Token[]): boolean {
  if (tokens.length === 1 && tokens[0]?.start === 0) return false;
  return tokens.every(({ capital, text }) => capital || !/\p{L}/u.test(text));
}

/** The words before the page's noun that say what it is about. */
function modifiers(tokens: readonly Token[], at: number): readonly Token[] {
  let start = at;
  while (start > 0 && at - start < 8 && isModifier(tokens, start - 1)) start -= 1;
  while (
    start < at &&
    (isDecoration(tokens[start]?.lower ?? '') || !/\p{L}|\d/u.test(tokens[start]?.text ?? ''))
  )
    start += 1;
  return tokens.slice(start, at);
}

function isModifier(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token || isOf('prepositions', token.lower) || isOf('relatives', token.lower)) return false;
  if (['-', "'s", '&', "'"].includes(token.text)) return true;
  if (
    isOf('commissionVerbs', token.lower) &&
    (at === 0 ||
      ['need', 'want', 'like', 'make', 'build', 'create', 'please'].includes(token.lower))
  )
    return false;
  if (token.pos === 'VERB')
    return token.lower.endsWith('ing') || (token.lower.endsWith('ed') && at > 0);
  return (
    ['NOUN', 'PROPN', 'ADJ', 'NUM'].includes(token.pos) ||
    (token.lower === 'and' && tokens[at - 1]?.pos === 'NOUN')
  );
}

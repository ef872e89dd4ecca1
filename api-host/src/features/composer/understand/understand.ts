import type { Brief } from '../brief';
import type { Commission } from '../commission/commission';
import { createRandom, hashText } from '../text/random';
import { capitalise, titleCase } from '../text/words';
import { readCommission } from '../commission/reading/read-commission';
import { findColours } from './find-colours';
import { findApp, findOpening } from './find-app';
import { findFacts } from './find-facts';
import { activityOf } from './activity';
import { clauseOf, findHead, findIdentity } from './find-head';
import { findFeatures, findImpossible } from './find-features';
import { kindById } from '../kinds';
import { coloursInEnglish, kindWords } from '../language/foreign-words';
import { findLanguage } from '../language/languages';
import { findKind } from './find-kind';
import { findName } from './find-name';
import { findPages } from './find-pages';
import { findAudience, findPlace } from './find-place';
import { findWanted } from './find-wanted';
import { cleanPrompt, maskQuoted } from './prompt-text';
import { tidySpeech } from './spoken';
import { findStatements } from './find-statements';
import { clashOf, wantsDark, wantsSerif } from './find-look';
import { findTones } from './tone';

/** Mostly another language: few of the commonest English words, several of others'. */
function isForeign(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (list: string) => words.filter((word) => list.split(' ').includes(word)).length;
  const english = count('the a an for with and of in to my our is that website create build make');
  const other = count(
    'una un para con y el la los de que en une pour avec et le les des du dans ein eine für mit und der die das im uma um com e o os da do em sito per il gli della met voor een van het en',
  );
  return other > english && other >= 2;
}

const sellers = new Set(['bakery', 'cafe', 'restaurant', 'store']);

/** A list of nothing we know: on a shop's page it is what they sell, elsewhere it is sections. */
function goodsOrSections(
  kindId: string,
  { wanted, offerings }: Pick<Brief, 'wanted' | 'offerings'>,
): Pick<Brief, 'wanted' | 'offerings'> {
  if (!sellers.has(kindId) || wanted.some((one) => one.id !== 'custom'))
    return { wanted, offerings };
  const goods = wanted.map((one) => ({ title: capitalise(one.words) }));
  return { wanted: [], offerings: [...offerings, ...goods] };
}

/** "Pet food shop" sells, whatever else its words speak of; a coffee shop or a repair shop does not. */
const isShop = (masked: string): boolean =>
  /\b(?:shop|store|marketplace|boutique(?! (?:fitness|hotel|agency|studio|gym|consult\w*|law|winery|yoga|design|architect\w*))|auctions?|e-?commerce|(?:want to |i |we )?sell(?:ing)?(?: my| our)?|flower delivery|gift box builder|online ordering|subscription box)\b/i.test(
    masked.slice(0, 110),
  ) &&
  !/\b(?:coffee|barber|repair|body|bike repair|tattoo|auto|car|flip|house fast|sandwich) ?shop|sell their|restaurant|work ?shop\b(?!s)/i.test(
    masked.slice(0, 110),
  );

const nameFallback = (subject: string, place: string | null, bare: boolean): string =>
  titleCase(
    place === null
      ? subject === 'website'
        ? 'Your name here'
        : bare
          ? subject
          : `Your ${subject}`
      : `${place} ${subject}`,
  );

/** `"Pocket Pilot", a flight logbook for student pilots`: what the name stands for. */
function apposition(text: string, given: string | null): string | null {
  const at = given === null ? -1 : text.indexOf(given);
  if (given === null || at < 0) return null;
  return (
    /^"?,? (?:is )?an? ((?:[\p{Ll}-]+ ){0,3}[\p{Ll}-]+?)(?=[,.;:(]| (?:for|that|which|in|with|where|to|about|and)\b|$)/u.exec(
      text.slice(at + given.length),
    )?.[1] ?? null
  );
}

/** Stage 1. Reads the prompt into a brief; decides nothing about looks. */
export function understand(prompt: string): Brief {
  const brief = understandSite(prompt);
  const commission =
    brief.language === 'en'
      ? readCommission(brief.prompt, brief.seed, brief.nameGiven ? brief.name : null)
      : null;
  return commission === null ? brief : commissioned(brief, commission);
}

/** A commission is planned from its own parts; what was understood of colours, tone and facts stays. */
function commissioned(brief: Brief, commission: Commission): Brief {
  return {
    ...brief,
    commission,
    name: commission.name,
    kindId: commission.tool ? 'app' : 'commission',
    app: true,
    subject: commission.what,
    wanted: commission.parts.map(({ id, words }) => ({ id, words, items: [] })),
    pages: commission.parts.map(({ nav }) => nav),
    opensWith: null,
    offerings: [],
    contradictions: brief.contradictions,
  };
}

function understandSite(prompt: string): Brief {
  const text = tidySpeech(cleanPrompt(prompt));
  const masked = maskQuoted(text);
  const seed = hashText(text);
  const pages = findPages(masked);
  const called = findName(text);
  const given = pages.some((page) => page.toLowerCase() === called?.toLowerCase()) ? null : called;
  const sections = findWanted(text, masked);
  const language = findLanguage(text);
  const abroad =
    language === 'en' && !isForeign(text)
      ? undefined
      : kindWords.find(([, pattern]) => pattern.test(masked))?.[0];
  const identity = findIdentity(masked);
  const head = identity ?? findHead(masked);
  const does = activityOf(clauseOf(masked)) !== null;
  const told = findKind(masked.replace(/"+/g, ' ') === masked ? text : `${masked}\n${given ?? ''}`);
  // "My company cleans windows" is window cleaning only once it has been turned into words for it.
  const found = told.kind.id === 'generic' && does ? findKind(head ?? '') : told;
  const app = findApp(masked, sections.wanted, abroad ?? found.kind.id);
  const shop = !app && isShop(masked) && !sellers.has(found.kind.id);
  const kind = app
    ? kindById('app')
    : abroad !== undefined
      ? kindById(abroad)
      : shop
        ? kindById('store')
        : found.kind;
  const subject =
    app || shop || does || language !== 'en' || abroad !== undefined || found.kind.id === 'generic'
      ? (head ?? found.subject)
      : (apposition(text, given) ?? found.subject);
  const place = findPlace(text, given);
  const { colours, conflicts } = findColours(language === 'en' ? masked : coloursInEnglish(masked));
  const isSubject = (words: string) =>
    words.toLowerCase() === given?.toLowerCase() ||
    (words.split(' ').length > 1 && kind.words.some((word) => words.toLowerCase().endsWith(word)));
  const facts = findFacts(text);
  // "25 for detached" is a line of the price list, not a part of the page.
  const isPriced = (words: string) =>
    facts.prices.some(({ title }) => title.toLowerCase() === words.toLowerCase());
  const tones = findTones(masked);
  const { dark, conflict } = wantsDark(masked);
  const tone = tones[0] ?? createRandom(seed).fork('tone').pick(kind.tones);
  const clash = clashOf(tones);
  return {
    prompt: text,
    seed,
    name:
      given ??
      nameFallback(
        subject === 'product' ? 'product' : subject,
        app && !sections.wanted.some(({ id }) => id === 'placemap') ? null : place,
        app || kind.id === 'generic' || language !== 'en' || /\s/.test(subject),
      ),
    nameGiven: given !== null,
    kindId: kind.id,
    commission: null,
    app,
    subject,
    place,
    audience: findAudience(masked),
    tone,
    toneAsked: tones.length > 0,
    serif: wantsSerif(masked),
    dark,
    pastel: /\bpastels?\b/i.test(masked),
    colours,
    ...goodsOrSections(kind.id, {
      ...sections,
      wanted: sections.wanted.filter(
        (one) => one.id !== 'custom' || !(isSubject(one.words) || isPriced(one.words)),
      ),
    }),
    excluded: sections.excluded,
    pages,
    opensWith: findOpening(masked),
    features: findFeatures(masked),
    facts,
    impossible: findImpossible(masked),
    statements: findStatements(masked),
    contradictions: [
      ...conflicts,
      ...sections.conflicts,
      ...(conflict === null ? [] : [conflict]),
      ...(clash === undefined
        ? []
        : [`You asked for “${clash[0]}” and “${clash[1]}”; the page leans ${tone}.`]),
    ],
    foreign: isForeign(text) || language !== 'en',
    language,
  };
}

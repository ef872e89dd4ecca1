import type { AskedSection, Item } from '../model/brief';
import { isBareTopic } from '../catalogue/topics';
import { isOf } from '../catalogue/vocabulary/vocabulary';
import { readTokens } from '../text/tokens';
import type { PageContext } from './page-context';
import { awaits } from './plan-awaited';
import { actOf } from './plan-calls';

/** Parts asked for that no kind of section stands for: they are things of the subject itself. */
export function isOwnThing(section: AskedSection): boolean {
  const { topic, words } = section;
  if (actOf(section) !== null) return false;
  return (
    topic === 'other' ||
    topic === 'articles' ||
    (topic === 'offer' && !isBareTopic(words)) ||
    (topic === 'features' && !isBareTopic(words))
  );
}

/**
 * What a business has on offer is asked for, and so is anything else it named; news, sermons and results are waited for.
 * "Featured properties" come and go, a listening corner does not.
 */
function awaitedKind({ brief }: PageContext, { topic, words }: AskedSection) {
  if (topic === 'articles' || !['business', 'shop'].includes(brief.purpose)) return 'news';
  const head = readTokens(words).at(-1);
  const isOne = brief.language === 'en' && head?.lower === head?.lemma;
  return isOne ? 'more' : 'things';
}

/** What only comes with time, as news and results do: until then visitors can ask to hear of it. */
const isComing = ({ topic, words }: Pick<AskedSection, 'topic' | 'words'>): boolean =>
  topic === 'articles' ||
  words
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => isOf('suppliedParts', word));

/** "Featured properties", "latest news" and a login are filled by their owner: a card that only names one is empty. */
function isSupplied({ topic, words }: AskedSection): boolean {
  return (
    isComing({ topic, words }) ||
    topic === 'features' ||
    /^(?:for|with|about|under|over|what|where|when|how|who|why) /iu.test(words)
  );
}

/** Only who works for others names what they do by the parts of the page: "Sections: hedges, lawns, fences". */
const isOffered = ({ brief }: PageContext): boolean =>
  ['business', 'shop', 'product'].includes(brief.purpose);

/**
 * What was asked for as a part of the page and is a thing people come for, with what is to stand there. The rest is told to the
 * member instead of standing on the page as a heading with nothing under it.
 * @param isAlone whether nothing else stands for what is offered
 */
export function askedThings(
  context: PageContext,
  own: readonly AskedSection[],
  isAlone: boolean,
): Item[] {
  const bare = own.filter(
    (section) =>
      section.answer === null && (isSupplied(section) || !isAlone || !isOffered(context)),
  );
  if (context.brief.purpose !== 'application' || !isAlone)
    for (const section of bare) {
      if (isComing(section)) awaits(context, section.words, awaitedKind(context, section));
      context.unfulfilled.push(
        `“${section.words}” has no content yet: only you know what it should say.`,
      );
    }
  return own
    .filter((section) => !bare.includes(section))
    .map(({ words, answer }) => ({
      title: words,
      ...(answer === null ? {} : { text: answer }),
    }));
}

import type { DraftSection } from './draft-section';
import { isExcluded } from './page-context';
import type { PageContext } from './page-context';
import { awaits } from './plan-awaited';
import { shortened } from './shortened';
import { preparedQuestions, preparedSteps } from './prepared-texts';
import { asked, headingFor } from './heading-for';

/** Who answers letters; alone among people they are no section. */
export const answers =
  /^(?:(?:club|membership|bookings?|hon\.?|honorary|team|events?) )?(?:secretary|treasurer|organi[sz]er|co-?ordinator|administrator|bookings?)$/iu;

export function planQuotes(context: PageContext): DraftSection | null {
  const { brief, say, unfulfilled } = context;
  const wanted = asked(context, 'quotes');
  if (brief.facts.quotes.length === 0) {
    if (wanted) {
      awaits(context, wanted.words, 'quotes');
      unfulfilled.push(
        `“${wanted.words}” has no reviews yet: they must be real ones, so add them when you have some.`,
      );
    }
    return null;
  }
  return {
    kind: 'quotes',
    heading: headingFor(context, 'quotes', say('quotes')),
    navigation: null,
    quotes: brief.facts.quotes,
  };
}

export function planGallery(context: PageContext): DraftSection | null {
  const { brief, say, trade } = context;
  const wanted = asked(context, 'gallery');
  if (!wanted || isExcluded(context, 'gallery')) return null;
  const items = brief.lists.flatMap((list) => list.items.map(({ title }) => title)).slice(0, 6);
  const words =
    items.length >= 3 ? items : (trade?.services.map(([title]) => title).slice(0, 6) ?? []);
  const captions = words.length >= 3 ? words : [null, null, null];
  const icons = wanted.words.split(' ');
  const places = captions.map((caption) => {
    const icon = context.icon(
      caption === null ? [...icons, ...brief.subject.phrase.split(' ')] : [caption],
    );
    return { caption, ...(icon === undefined ? {} : { icon }) };
  });
  const heading = headingFor(context, 'gallery', say('gallery'));
  return { kind: 'gallery', heading, navigation: shortened(heading, say('gallery')), places };
}

export function planSteps(context: PageContext): DraftSection | null {
  const { say } = context;
  const wanted = asked(context, 'steps');
  if (!wanted || wanted.answer !== null) return null;
  if (context.filled.has(wanted.words) || isExcluded(context, 'steps')) return null;
  const steps = preparedSteps(context);
  if (steps.length === 0) {
    context.unfulfilled.push(
      `“${wanted.words}” has no content yet: only you know what it should say.`,
    );
    return null;
  }
  const heading = headingFor(context, 'steps', say('steps'));
  return { kind: 'steps', heading, navigation: shortened(heading, say('steps')), steps };
}

export function planQuestions(context: PageContext): DraftSection | null {
  const { brief, say, trade, unfulfilled } = context;
  const wanted = asked(context, 'questions');
  if (isExcluded(context, 'questions')) return null;
  // What is true of anyone in a trade; who comes to a club or a festival asks what only its people know.
  const general = wanted !== null || ['business', 'shop'].includes(brief.purpose);
  const prepared = wanted || (general && trade) ? preparedQuestions(context) : [];
  const questions = brief.asked.questions.length > 0 ? brief.asked.questions : prepared;
  if (questions.length === 0) {
    if (wanted)
      unfulfilled.push(
        'Questions and answers are not on the page: only you know the answers. Add them when refining.',
      );
    return null;
  }
  return {
    kind: 'questions',
    heading: headingFor(context, 'questions', say('questions')),
    navigation: wanted ? say('questionsNav') : null,
    questions,
  };
}

import type { Brief } from '../../model/brief';
import type { ToolPlan } from '../../model/page';
import { asSentence, capitalised, joined } from '../../text/casing';
import { isWholeSentence } from '../../text/whole-sentence';
import { definition } from '../definition';
import type { DraftSection } from '../draft-section';
import type { PageContext } from '../page-context';
import { planOffer } from '../plan-offer';
import { featureCards, featuresIn, isSystem } from './app-features';
import { writtenDate } from '../write-date';
import { lowerFirst } from '../write-headline';
import { appHeadline } from './tool-headline';

/** Whether an application is shown feature by feature: it has no working part, or the part is only one of many. */
export function presents(brief: Brief, tool: ToolPlan | null): boolean {
  return brief.purpose === 'application' && (tool === null || isSystem(brief));
}

const fewestCards = 2;

/** A card for each feature; prices that were given stand beside them as anywhere. */
export function planPresented(context: PageContext): DraftSection[] {
  const { brief, say } = context;
  const offered = planOffer(context);
  const features = featuresIn(brief);
  if (features.length < fewestCards)
    return brief.lists.length > 0 ? offered : offered.filter(({ kind }) => kind !== 'cards');
  return [
    {
      kind: 'cards',
      heading: say('features.coming'),
      navigation: say('featuresNav'),
      cards: featureCards(brief, features),
    },
    ...offered.filter(({ kind }) => kind !== 'cards'),
  ];
}

/** The first screen of an application that is presented: what it does, and nothing to press where nothing works. */
export function heroOfPresented(
  context: PageContext,
  hero: DraftSection,
  tool: ToolPlan | null,
): DraftSection {
  const { brief } = context;
  if (hero.kind !== 'hero') return hero;
  const features = featuresIn(brief);
  const line =
    brief.promise === null && brief.language === 'en' ? appHeadline(brief, features) : null;
  const headline = line ?? hero.headline;
  const isSaid = headline.toLowerCase().includes(brief.subject.phrase.toLowerCase());
  return {
    ...hero,
    headline,
    kicker: isSaid || hero.kicker !== null ? hero.kicker : capitalised(brief.subject.phrase),
    actions: tool ? hero.actions : hero.actions.filter(({ href }) => !href.startsWith('#')),
    text: tool ? hero.text : leadOf(context, features, headline, hero.text ?? ''),
  };
}

/** The member's own sentence, else the features the headline leaves out; nothing is promised of when it opens. */
function leadOf(
  context: PageContext,
  features: readonly string[],
  headline: string,
  own: string,
): string | null {
  const { brief, say } = context;
  const isPrepared = own === say('lead.application') || own === definition(context);
  const isTold = !isPrepared && isWholeSentence(own) && !/^I\b/.test(own);
  if (isTold && !headline.includes(own.replace(/\.$/, ''))) return own;
  const line = headline.toLowerCase();
  const left = features.filter((title) => !line.includes(title.toLowerCase())).slice(0, mostInLead);
  if (left.length === 0 || brief.language !== 'en') return isPrepared ? null : own;
  const [first = '', ...others] = left;
  return `${joined([first, ...others.map(lowerFirst)], 'and')}.`;
}

const mostInLead = 3;

/** The first screen of a countdown: what is waited for, and until when. */
export function heroWithCountdown({ brief }: PageContext, hero: DraftSection): DraftSection {
  if (hero.kind !== 'hero') return hero;
  const [date] = brief.facts.dates;
  const thing = brief.subject.phrase.replace(/^countdown(?: app| page| timer)?(?: for| to)? /i, '');
  return {
    ...hero,
    headline: brief.promise ?? capitalised(thing),
    text: date ? asSentence(writtenDate(date, brief.language)) : null,
    facts: [],
    actions: [],
  };
}

/** The first screen of a survey leads to its questions. */
export function heroWithSurvey(hero: DraftSection, survey: DraftSection): DraftSection {
  if (hero.kind !== 'hero' || survey.kind !== 'form') return hero;
  const [first] = survey.fields;
  const isPoll = survey.fields.length === 1 && first !== undefined;
  return {
    ...hero,
    ...(isPoll
      ? { headline: first.label, text: first.options?.join(' · ') ?? hero.text }
      : { text: `${survey.fields.length} short questions. Your answers come straight to us.` }),
    actions: [{ label: survey.heading ?? '', intent: 'visit', href: '#form' }],
  };
}

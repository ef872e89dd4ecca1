import type { Brief } from '../../model/brief';
import type { ToolPlan } from '../../model/page';
import { capitalised } from '../../text/casing';
import type { DraftSection } from '../draft-section';
import type { PageContext } from '../page-context';
import { planOffer } from '../plan-offer';
import { featureCards, featuresIn, isSystem } from './app-features';
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
  if (features.length < fewestCards) return offered;
  return [
    {
      kind: 'cards',
      heading: say('features.coming'),
      lead: say('features.lead'),
      navigation: say('featuresNav'),
      cards: featureCards(brief, features),
    },
    ...offered.filter(({ kind }) => kind !== 'cards'),
  ];
}

/** The first screen of what is still to come: what it will do, and where to leave an address. */
export function heroOfPresented({ brief, say }: PageContext, hero: DraftSection): DraftSection {
  if (hero.kind !== 'hero' || brief.purpose !== 'application') return hero;
  const line =
    brief.promise === null && brief.language === 'en'
      ? appHeadline(brief, featuresIn(brief))
      : null;
  const headline = line ?? hero.headline;
  const isSaid = headline.toLowerCase().includes(brief.subject.phrase.toLowerCase());
  const isOwn = hero.text !== null && hero.text.split(' ').length > fewestWordsOfLead;
  return {
    ...hero,
    headline,
    kicker: isSaid || hero.kicker !== null ? hero.kicker : capitalised(brief.subject.phrase),
    text: isOwn && hero.text !== say('lead.application') ? hero.text : say('lead.wait'),
  };
}

/** "Rooms and emojis." tells less than what visitors can do here. */
const fewestWordsOfLead = 5;

/** The first screen of a survey leads to its questions. */
export function heroWithSurvey(hero: DraftSection, survey: DraftSection): DraftSection {
  if (hero.kind !== 'hero' || survey.kind !== 'form') return hero;
  const [first] = survey.fields;
  const isPoll = survey.fields.length === 1 && first !== undefined;
  return {
    ...hero,
    ...(isPoll ? { headline: first.label, text: first.options?.join(' · ') ?? hero.text } : {}),
    actions: [{ label: survey.heading ?? '', intent: 'visit', href: '#form' }],
  };
}

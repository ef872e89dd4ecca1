import type { Brief } from '../model/brief';
import type { PagePlan, ToolPlan } from '../model/page';
import { cutTo, trimMarks } from '../text/casing';
import { addRemarks } from './add-remarks';
import { chooseLook } from './choose-look';
import { placeSections } from './choose-layouts';
import type { LayoutsOf } from './choose-layouts';
import type { DraftSection } from './draft-section';
import { pairSections } from './pair-sections';
import { makeContext } from './page-context';
import type { PageContext } from './page-context';
import { withNamedPrices } from './named-prices';
import { noteUnplaced } from './note-unplaced';
import { takeDetails } from './plan-details';
import { fillOut } from './fill-out';
import { planHero } from './plan-hero';
import { planOffer } from './plan-offer';
import { chooseTool } from './choose-tool';
import {
  heroOfPresented,
  heroWithCountdown,
  heroWithSurvey,
  planPresented,
  presents,
} from './tools/present-application';
import { planSurvey } from './tools/plan-survey';
import { aroundTool, briefWithTool, heroWithTool } from './tools/around-tool';
import { planAskedContent } from './asked-content';
import { placeLost } from './place-lost';
import { withRows } from './rows/with-rows';
import { settleAsked } from './settle-asked';
import { takeSinglePrice } from './single-price';
import { arrangeDocument } from './document/arrange-document';
import { arrangePassages } from './outline/arrange-passages';
import { toldOnce } from './told-once';
import { sectionOfListing } from './listings/section-of-listing';
import { withListings } from './listings/with-listings';
import { withoutListed } from './listings/without-listed';
import { inAskedOrder } from './section-order';
import { withoutRepetition } from './remember-shown';
import { withWholeSentences } from './whole-sentences';
import { noteChoices } from './write-notes';
import { withDetails } from './with-details';
import { planBody } from './plan-body';
import { planCountdown } from './plan-countdown';
import { leadsSomewhere, moreAction, retarget } from './way-on';

/** Plans the page: sections, their order and copy, and the appearance. */
export function planPage(said: Brief, layoutsOf: LayoutsOf): PagePlan {
  const { brief: given, details } = takeDetails(withWholeSentences(said));
  const tool = chooseTool(makeContext(given));
  const brief = briefWithTool(given, tool);
  const context = makeContext(brief);
  const { look, direction } = chooseLook(context);
  const content = planAskedContent(context);
  const survey = tool ? null : planSurvey(context);
  const offered = survey ? [] : presents(brief, tool) ? planPresented(context) : planOffer(context);
  const { offer, price } = takeSinglePrice(context, offered);
  const listed = survey ? [] : brief.listings.map((listing) => sectionOfListing(context, listing));
  const more =
    brief.intent === 'try' && (tool || survey) ? null : moreAction(context, [...listed, ...offer]);
  const opening = withFact(planHero(context, '#contact', more), price);
  const hero = heroFor(context, tool, survey, opening);
  const planned = withDetails(
    context,
    details,
    planBody(context, [...offer, ...content], tool, survey),
  );
  const body = inAskedOrder(
    context,
    aroundTool(brief, tool, fillOut(context, planned, price === null ? 0 : 1)),
  );
  const kept = withoutRepetition([hero, ...body]);
  const withTexts =
    isToolsOwn(tool) || survey !== null ? withRemarks(context, kept) : withOwnTexts(context, kept);
  const inRows =
    brief.document === null && brief.purpose !== 'application'
      ? withRows(context, withTexts)
      : withTexts;
  const whole = withNamedPrices(
    withListings(withoutListed(inRows, brief.listings), listed, brief),
    brief.language === 'en',
  );
  const told = settleAsked(context, withoutLeadOfHero(inAskedOrder(context, whole)));
  const drafts = tool === null ? told : told.filter((draft) => !isOrderAlone(brief, draft));
  const sections = pairSections(placeSections(drafts, direction, brief, layoutsOf));
  const withTargets = sections.map((section) =>
    section.kind === 'hero' || section.kind === 'call'
      ? {
          ...section,
          actions: section.actions
            .filter((action) => leadsSomewhere(action, sections, brief.document !== null))
            .map((action) => retarget(action, sections)),
        }
      : section.kind === 'prices' && section.action !== undefined
        ? { ...section, action: retarget(section.action, sections) }
        : section,
  );
  // Of a document all that is for visitors stands in its parts.
  if (brief.document === null) noteUnplaced(context, drafts);
  noteChoices(context);
  return {
    language: brief.language,
    name: brief.name.text,
    title: titleOf(brief),
    description: hero.kind === 'hero' ? `${hero.headline}. ${hero.text ?? ''}`.slice(0, 160) : '',
    look,
    sections: withTargets,
    footer: [
      context.say('footer', { name: brief.name.text }),
      ...(brief.place === null ? [] : [brief.place]),
    ],
    openFacts: [...context.openFacts],
    notes: context.notes,
    unfulfilled: context.unfulfilled,
  };
}

/** Whether the page is for its tool; a line that says whether somebody is open stands on any page. */
const isToolsOwn = (tool: ToolPlan | null): boolean => tool !== null && tool.type !== 'open';

/** Who writes less gives facts, and hardly a text. */
const fewestPassages = 3;
const longestStart = 40;

/** "A quiz about capitals for my class, show the score": what was asked for stands as the part that works, and tells nobody else anything. */
const isOrderAlone = ({ purpose, prompt }: Brief, draft: DraftSection): boolean =>
  purpose === 'application' &&
  draft.kind === 'text' &&
  draft.paragraphs.length === 1 &&
  prompt
    .trim()
    .toLowerCase()
    .startsWith(draft.paragraphs[0]?.slice(0, longestStart).toLowerCase() ?? '-');

/** What introduces the page introduces no part of it. */
function withoutLeadOfHero(drafts: readonly DraftSection[]): DraftSection[] {
  const hero = drafts.find(({ kind }) => kind === 'hero');
  const said = hero?.kind === 'hero' ? hero.text : null;
  return drafts.map((draft) => {
    if (said === null || draft.lead !== said) return draft;
    const { lead: _, ...rest } = draft;
    return rest;
  });
}

/** The first screen with one more line. */
const withFact = (hero: DraftSection, fact: string | null): DraftSection =>
  hero.kind === 'hero' && fact !== null ? { ...hero, facts: [...hero.facts, fact] } : hero;

/** The first screen with what is done here: the tool, the questions, the days to go, or an address to leave. */
function heroFor(
  context: PageContext,
  tool: ToolPlan | null,
  survey: DraftSection | null,
  hero: DraftSection,
): DraftSection {
  const { brief } = context;
  if (survey) return heroWithSurvey(hero, survey);
  if (!tool && brief.purpose === 'application' && planCountdown(context))
    return heroWithCountdown(context, hero);
  const used = tool ? heroWithTool(context, tool, hero) : hero;
  return presents(brief, tool) ? heroOfPresented(context, used, tool) : used;
}

function titleOf({ name, subject, place }: Brief): string {
  const said = name.text.toLowerCase();
  const what = said.includes(subject.phrase.toLowerCase()) ? '' : ` – ${subject.phrase}`;
  const where = place === null || said.includes(place.toLowerCase()) ? '' : `, ${place}`;
  // A cut leaves no "in" at the end.
  return trimMarks(cutTo(70, `${name.text}${what}${where}`)).replace(cutWord, '');
}

const cutWord =
  /\s(?:in|at|on|for|of|to|with|and|the|an?|und|der|die|das|mit|de|du|la|le|el|y|e|en|van)$/iu;

/** What was told, in its owner's order: part by part of a document, paragraph by paragraph of a letter. */
function withOwnTexts(context: PageContext, drafts: readonly DraftSection[]): DraftSection[] {
  const { document, passages, listings } = context.brief;
  if (document !== null) return arrangeDocument(context, document, drafts);
  if (passages.length > 0 && passages.length + listings.length >= fewestPassages)
    return arrangePassages(context, drafts);
  return withRemarks(context, drafts);
}

const withRemarks = (context: PageContext, drafts: readonly DraftSection[]): DraftSection[] =>
  toldOnce(placeLost(context, addRemarks(context, drafts)));

import { titlesOfPeople } from '../../text/abbreviations';
import { asSentence } from '../../text/casing';
import { isWholeSentence } from '../../text/whole-sentence';
import type { DraftSection } from '../draft-section';
import { sentencesOf } from '../missing-remarks';
import type { PageContext } from '../page-context';
import { withOwnHours } from './own-hours';
import { ownLead } from './own-lead';
import { isPart, plain, withWholeTexts } from './own-sections';
import { isOrganisation } from './verified-people';

/** The page with the owner's whole sentences in place of parts of them. */
export function withOwnTexts(
  context: PageContext,
  drafts: readonly DraftSection[],
  texts: readonly string[],
): DraftSection[] {
  const [first, ...others] = drafts;
  if (first?.kind !== 'hero') return [...drafts];
  const hero = withOwnLead(context, first, texts);
  // What the first screen says is not told again below it.
  const below = context.brief.sentences.filter(({ text }) => text !== hero.text);
  const rest = others.flatMap((draft): DraftSection[] => {
    if (
      draft.kind === 'contact' &&
      (halfName.test(draft.lead ?? '') ||
        (/:\s/.test(draft.lead ?? '') && isOrganisation(draft.lead ?? '')))
    )
      return [
        { ...draft, lead: (draft.lead ?? '').replace(/\s?[^.:]*:\s[^.]*\.\s*$/u, '').trim() },
      ];
    if (draft.kind === 'people' && draft.heading === null)
      return [{ ...draft, heading: context.say('people'), navigation: context.say('people') }];
    if (draft.kind === 'cards') return withoutSaid(draft, hero.text ?? '');
    if (draft.kind === 'quotes') return withoutOrders(draft, context.brief.prompt);
    if (draft.kind === 'visit') return [withOwnHours(draft, texts)];
    if (draft.kind === 'call' && draft.text !== null && isPart(draft.text, texts))
      return [{ ...draft, text: null }];
    if (draft.kind !== 'text' || draft.awaits !== undefined) return [draft];
    const whole = draft.navigation === context.say('about') ? null : withWholeTexts(draft, below);
    return whole === null ? [] : [whole];
  });
  return [hero, ...rest];
}

type Draft<One extends DraftSection['kind']> = Extract<DraftSection, { kind: One }>;

function withOwnLead(
  context: PageContext,
  hero: Draft<'hero'>,
  texts: readonly string[],
): Draft<'hero'> {
  const facts = hero.facts.filter((fact) => isFact(fact, texts));
  const isOwn = sentencesOf(hero.text ?? '').every((sentence) => isPart(sentence, texts));
  const says = hero.text ?? '';
  const isThin =
    says.toLowerCase().startsWith(hero.headline.toLowerCase()) ||
    !sentencesOf(says).every((sentence) => isWholeSentence(sentence, true));
  const lead = isOwn || isThin ? ownLead(context, hero.headline) : null;
  return { ...hero, facts, text: lead === null ? hero.text : withoutTitle(lead, hero.headline) };
}

/** What the first screen says in a sentence is not offered below it. */
function withoutSaid(draft: Draft<'cards'>, lead: string): DraftSection[] {
  const cards = draft.cards.filter(({ title }) => !plain(lead).includes(plain(title)));
  if (cards.length === draft.cards.length) return [draft];
  return cards.length < 2 ? [] : [{ ...draft, cards }];
}

/** "I'm Amara Okafor, paediatric nurse in Bristol" under her name. */
function withoutTitle(lead: string, headline: string): string {
  const [speaker = ''] = /^(?:i['’]m|i am|we['’]re|we are)\s/iu.exec(lead) ?? [];
  const rest = lead.slice(speaker.length);
  const isNamed = speaker !== '' && rest.toLowerCase().startsWith(`${headline.toLowerCase()}, `);
  return isNamed ? asSentence(rest.slice(headline.length + 2)) : lead;
}

/** "Your contact: Dr." */
const halfName = new RegExp(String.raw`\s?[^.:]*:\s(?:${titlesOfPeople})\.\s*$`, 'u');

/** "Footer: “Paid for by …”" and the words of a button are no quotes. */
const ordersWords =
  /\b(?:footer|button|headline|tagline|banner|title|line|note|called|say(?:s|ing)?)\W{0,4}$/iu;

function withoutOrders(draft: Draft<'quotes'>, prompt: string): DraftSection[] {
  const quotes = draft.quotes.filter(({ text, by }) => {
    const at = prompt.indexOf(text.slice(0, shortestQuote));
    const before = prompt.slice(Math.max(0, at - around), Math.max(0, at));
    if (at === -1) return true;
    // Without marks and without who said it, it is a sentence like any other.
    return !ordersWords.test(before) && (by !== null || /["“”„«»'’‘]\s?$/u.test(before));
  });
  return quotes.length === 0 ? [] : [{ ...draft, quotes }];
}

const shortestQuote = 12;
const around = 24;

/** A line of the first screen: a whole short sentence of the owner's, or a day, a sum or a count. */
const isFact = (fact: string, texts: readonly string[]): boolean =>
  texts.some((text) => plain(text) === plain(fact)) || (/\d/.test(fact) && !isPart(fact, texts));

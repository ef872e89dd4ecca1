import { escapeAttribute, escapeText } from 'site-document/escape';
import {
  attributeOf,
  classesOf,
  elementsIn,
  innerRange,
  isInside,
  rangeOf,
} from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import { sayIn as speak } from '../../catalogue/messages/messages';
import type { LanguageId } from '../../model/brief';
import { answerLanguage, say } from '../answers/say';
import { putButton } from '../change/add-button';
import { refuseIn } from './refuse-in';
import type { Outcome } from '../outcome';
import type { Site } from '../site';
import { buttonsOf, heroOf, isLink, labelOf } from '../target/elements';
import { sectionName, sectionsOf } from '../target/sections';
import { withQuotes } from './frame';
import type { Frame, FrameContext } from './frame';
import { sectionMeant } from './section-meant';
import { matched } from './tokens';

const phoneAsButton = /^[AUSM]?[i~f]*p\^?[wi]*[a~]+b[~r]*\^?$/u;
const button = /^[AU]?~?[+B]?(?<label>[w"f]{0,4}?)b(?<behind>["Cnfm~^_ur<>wRs&z,?i]*)[USA]?$/u;
const place = /\^|r|_|[<>][~wfRs]+/gu;

/** "a button to ring me", "un botón de «Reservar» arriba del todo y otro después de los precios", "a Join button in the top corner". */
export const pressFrame: Frame = (clause, context) => {
  if (phoneAsButton.test(clause.signs)) return callButton(context);
  const found = matched(clause, button);
  if (!found) return null;
  const behind = clause.signs.slice(clause.signs.indexOf('b') + 1);
  const quote = /‹\d+›/u.exec(clause.text)?.[0];
  const label = withQuotes(quote ?? found['label'] ?? '', context.quotes).trim();
  if (behind.includes('C') && quote === undefined) return callButton(context);
  // "can the button be …": without a verb only what it is for or what stands on it asks for a new one.
  if (label === '' || label.length > 60 || (quote === undefined && !/^[AU]/u.test(clause.signs)))
    return null;
  // What is left over beside places, its label and what it is for is something else.
  if (/[wRs?]/u.test(behind.replace(place, ''))) return null;
  const places = [...behind.matchAll(place)].map(([signs]) => signs);
  const names = clause.tokens
    .flatMap(({ sign }, at) => (/[<>]/u.test(sign) ? [at] : []))
    .map((at) => nameBehind(clause, at));
  let done: { site: Site; sentences: string[] } = { site: context.site, sentences: [] };
  for (const one of places.length === 0 ? ['^'] : places) {
    const name = /[<>]/u.test(one) ? (names.shift() ?? '') : one;
    const outcome = placed(done.site, label, name);
    if (!outcome || 'refused' in outcome) return outcome;
    done = { site: outcome.site, sentences: [...done.sentences, outcome.sentence] };
  }
  return whole(done.site, done.sentences.join(' '), label);
};

function nameBehind(clause: Parameters<Frame>[0], at: number): string {
  const next = clause.tokens.slice(at + 1);
  const end = next.findIndex(({ sign }) => /[,&z:^_]/u.test(sign));
  const last = (end === -1 ? next : next.slice(0, end)).at(-1);
  return clause.text.slice(clause.tokens[at]?.end, last?.end).trim();
}

function whole(site: Site, sentence: string, label: string): Outcome {
  return {
    site,
    sentence,
    isWhole: true,
    holds: (after) =>
      after.page.elements.some((one) => isLink(one) && labelOf(one).includes(label)),
  };
}

function placed(site: Site, label: string, place: string): Outcome | null {
  if (place === 'r') return inCorner(site, label);
  const section = place === '^' || place === '_' ? null : sectionMeant(site, place);
  if (place !== '^' && place !== '_' && !section) return refuseIn(site, 'no.notFound', place);
  const target =
    section?.element ?? (place === '^' ? heroOf(site) : sectionsOf(site).at(-1)?.element);
  const outcome = target ? putButton(site, target, label, null) : null;
  if (!outcome || 'refused' in outcome) return outcome;
  const sentence = section
    ? say(site, 'addedButtonIn', label, sectionName(section))
    : say(site, 'addedButtonTop', label);
  return { ...outcome, sentence };
}

/** The one thing to do at the top of the page is the header's: it takes the place of the one before. */
function inCorner(site: Site, label: string): Outcome | null {
  const holder = site.page.elements.find((one) => classesOf(one).includes('header-action'));
  const inside = holder ? innerRange(holder) : null;
  if (!holder || !inside) return null;
  const old = elementsIn(holder).find(isLink);
  const goal = old ? attributeOf(old, 'href') : '';
  const form = site.page.elements.find(({ tagName }) => tagName === 'form');
  const href = goal.startsWith('#') || !form ? goal : '#contact';
  if (href === '') return null;
  const text = `<a class="button" href="${escapeAttribute(href)}"><span>${escapeText(label)}</span></a>`;
  return {
    site: site.edit([{ file: 'html', ...inside, text: `\n${text}\n` }]),
    sentence: say(site, 'addedButtonCorner', label),
    holds: () => true,
  };
}

/** The number of the page as the first button of its first screen. */
function callButton({ site }: FrameContext): Outcome | null {
  const link = site.page.elements.find((one) => attributeOf(one, 'href').startsWith('tel:'));
  const hero = heroOf(site);
  if (!link) return refuseIn(site, 'no.phone');
  if (!hero) return null;
  const own = buttonsOf(site, hero).filter((one) => isLink(one));
  const known = own.find((one) => attributeOf(one, 'href').startsWith('tel:'));
  if (known) return broughtFirst(site, known, own);
  const number = site.page.elements
    .filter((one) => attributeOf(one, 'href').startsWith('tel:'))
    .map((one) => /\+?\d[\d ()/.‑-]{4,}\d/u.exec(labelOf(one))?.[0])
    .find((one) => one !== undefined);
  const phone = number ?? attributeOf(link, 'href').slice(4);
  const label = speak(answerLanguage(site) as LanguageId)('action.callNumber', { phone });
  const outcome = putButton(site, hero, label, attributeOf(link, 'href'));
  if (!outcome || 'refused' in outcome) return outcome;
  return whole(outcome.site, say(site, 'addedButtonTop', label), label);
}

/** A button that stands on the first screen already comes first there, in the colour of the first. */
function broughtFirst(site: Site, known: PageElement, own: readonly PageElement[]): Outcome | null {
  const label = labelOf(known);
  const sentence = say(site, 'buttonFirst', label);
  const [first] = own;
  const [here, there] = [rangeOf(known), first ? rangeOf(first) : null];
  if (!first || !here || !there) return null;
  if (first === known || isInside(known, first))
    return { site, sentence, isWhole: true, isStanding: true, holds: () => true };
  const loud = site.page.source.slice(here.start, here.end).replace(/\s?\bis-quiet\b/u, '');
  const quiet = site.page.source
    .slice(there.start, there.end)
    .replace(/class="button"/u, 'class="button is-quiet"');
  return whole(
    site.edit([
      { file: 'html', ...there, text: loud },
      { file: 'html', ...here, text: quiet },
    ]),
    sentence,
    label,
  );
}

import { say } from '../answers/say';
import { carry } from '../change/move-section';
import type { Outcome } from '../outcome';
import type { Site } from '../site';
import { tellingWords } from '../target/alike-words';
import { sectionName, sectionsOf } from '../target/sections';
import type { PageSection } from '../target/sections';
import { likeness, namingWords } from '../told/content-words';
import type { Frame } from './frame';
import { bare, lifted, linesOf, raised } from './lines';
import { refuseIn } from './refuse-in';
import { sectionMeant } from './section-meant';
import { matched } from './tokens';

const name = '[wfs~@RPhqp1]{1,9}?';
const toTop = new RegExp(
  String.raw`^[MUSK]?(?<what>${name})(?:U~?|E)?(?<big>[+B](?:&|,)?)?(?:\^|u)(?:,?>[~f]*h)?$`,
  'u',
);
const belowHeadline = new RegExp(String.raw`^[MUS]?(?<what>${name})(?:U~?|E)?u?[,~]?>[~f]*h$`, 'u');
const beside = new RegExp(
  String.raw`^[MUS]?(?<what>${name})(?:U~?|E)?u?~?(?<side>[<>])(?<other>[wfs~@RPq]{1,8})$`,
  'u',
);
const itBeside = /^[MU]i(?<side>[<>])(?<other>[wfs~@RPqh]{1,8})$/u;
const boxed = new RegExp(String.raw`^[MUS](?<what>${name})B?[~]?x\^?$`, 'u');
const loud = new RegExp(String.raw`^S(?<what>[wfs~]{2,8}?)(?<look>[+B](?:[&,][+Bc]+)?)$`, 'u');

/** "the no shoeing bit right at the top and bigger", "die Terminanfrage nach oben", "put it above the contribution". */
export const standFrame: Frame = (clause, context) => {
  const { site } = context;
  const of = matched(clause, itBeside);
  if (of) return besideAdded(site, context, of['side'] ?? '', of['other'] ?? '');
  const box = matched(clause, boxed);
  if (box) return lifted(site, box['what'] ?? '', clause.signs.includes('^') ? 'loud' : 'here');
  const big = matched(clause, loud);
  if (big) return raised(site, big['what'] ?? '');
  const near = matched(clause, beside);
  if (near) return moved(site, near['what'] ?? '', behindPlace(clause), clause.signs.includes('<'));
  const top = matched(clause, toTop) ?? matched(clause, belowHeadline);
  if (!top) return null;
  const what = bare(top['what'] ?? '');
  const section = ofSentence(site, what) ? null : sectionMeant(site, what);
  const isBig = top['big'] !== undefined;
  if (section && !isBig) return toFirst(site, section);
  const line = lifted(site, what, isBig ? 'loud' : 'top');
  // With a verb single wordings are known; without one nothing else can be meant.
  return line ?? (/^[MU]/u.test(clause.signs) ? null : refuseIn(site, 'no.notFound', what));
};

/** What a part is to stand beside, with the small words that name it: "über uns". */
function behindPlace({ signs, tokens, text }: Parameters<Frame>[0]): string {
  const side = tokens[signs.search(/[<>]/u)];
  return text
    .slice(side?.end)
    .replace(/[.!?\s]+$/u, '')
    .trim();
}

/** What only a sentence of the page speaks of, and no heading names. */
const ofSentence = (site: Site, what: string): boolean => {
  const words = namingWords(what);
  return (
    !sectionsOf(site).some(({ heading }) => {
      const own = tellingWords(heading);
      return words.some((word) => likeness(word, own) > 0);
    }) && linesOf(site, words).length === 1
  );
};

function toFirst(site: Site, section: PageSection): Outcome | null {
  const hero = sectionsOf(site).find(({ first }) => first);
  return hero ? carried(site, section, hero, false) : null;
}

function moved(site: Site, what: string, other: string, isAbove: boolean): Outcome | null {
  const [one, target] = [sectionMeant(site, bare(what)), sectionMeant(site, bare(other))];
  return one && target && one.element !== target.element
    ? carried(site, one, target, isAbove)
    : null;
}

function carried(
  site: Site,
  one: PageSection,
  target: PageSection,
  isAbove: boolean,
): Outcome | null {
  const outcome = carry(site, one, { side: isAbove ? 'before' : 'after', section: target });
  const [name1, name2] = [sectionName(one), sectionName(target)];
  const sentence = say(site, isAbove ? 'movedAbove' : 'moved', name1, name2);
  if ('refused' in outcome)
    return outcome.refused.includes('stands there already')
      ? { site, sentence, isWhole: true, isStanding: true, holds: () => true }
      : outcome;
  return { ...outcome, isWhole: true, sentence };
}

/** "it" is what was added a moment ago; where that failed nothing else moves in its place. */
function besideAdded(
  site: Site,
  { added, isAdditionLost }: Parameters<Frame>[1],
  side: string,
  other: string,
): Outcome | null {
  if (isAdditionLost) return refuseIn(site, 'no.before');
  const one = sectionsOf(site).find(({ heading }) => heading === added);
  if (!one) return null;
  const target = sectionMeant(site, bare(other));
  if (!target) return refuseIn(site, 'no.notFound', other);
  const isAbove =
    /^(?:above|over|before|über|vor|boven|voor|encima|antes|sobre|au|avant|sopra|prima|acima|por cima)/iu.test(
      side,
    );
  return carried(site, one, target, isAbove);
}

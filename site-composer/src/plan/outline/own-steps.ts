import { asPoint, trimMarks } from '../../text/casing';
import type { DraftSection } from '../draft-section';
import { isExcluded } from '../page-context';
import type { PageContext } from '../page-context';
import { stepsHeading } from '../prepared-texts';

const fewest = 3;
const most = 9;
const longestRead = 6_000;
const longestStep = 160;

/** A page with the steps its owner counted, "1 pick it up …, 2 put it in a box …", instead of what was read from them in parts. */
export function withOwnSteps(context: PageContext, given: readonly DraftSection[]): DraftSection[] {
  const steps = countedSteps(context.brief.prompt);
  if (steps.length < fewest || isExcluded(context, 'steps')) return [...given];
  const told = steps.join(' ').toLowerCase();
  const isTold = (text: string): boolean => told.includes(text.toLowerCase());
  const others = given.flatMap((draft): DraftSection[] => {
    if (draft.kind === 'steps') return [];
    if (draft.kind === 'hero')
      return [{ ...draft, facts: draft.facts.filter((fact) => !isTold(fact)) }];
    if (draft.kind !== 'cards') return [draft];
    const cards = draft.cards.filter(({ title }) => !isTold(title));
    return cards.length === 0 ? [] : [{ ...draft, cards }];
  });
  const section: DraftSection = {
    kind: 'steps',
    heading: stepsHeading(context),
    navigation: context.say('steps'),
    steps: steps.map((step) => ({ title: asPoint(step), text: '' })),
  };
  const [hero, ...rest] = others;
  return hero === undefined ? [section] : [hero, section, ...rest];
}

/** The parts of a text behind the figures 1, 2, 3 …, as far as they are counted in their order. */
export function countedSteps(prompt: string): string[] {
  const text = prompt.slice(0, longestRead);
  const first = /(?:^|[:;,.(\n]\s*)1[.):]?\s(?=\p{L})/u.exec(text);
  if (!first) return [];
  const steps: string[] = [];
  let rest = text.slice(first.index + first[0].length);
  for (let count = 2; count <= most; count += 1) {
    const next = new RegExp(
      String.raw`[,;.\n]\s*(?:and\s|then\s)?${count}[.):]?\s(?=\p{L})`,
      'u',
    ).exec(rest);
    if (!next) break;
    steps.push(rest.slice(0, next.index));
    rest = rest.slice(next.index + next[0].length);
  }
  const last = /^[^.\n]+/u.exec(rest)?.[0] ?? '';
  const all = [...steps, last].map((step) => trimMarks(step.replaceAll(/\s+/gu, ' ').trim()));
  return all.every((step) => step !== '' && step.length <= longestStep) ? all : [];
}

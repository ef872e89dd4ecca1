import type { DraftSection } from './draft-section';
import type { PageContext } from './page-context';
import { ownDay } from './own-day';
import { writtenDate } from './write-date';

/** Facts of an event in one row: when, where and what it costs. */
export function planFacts(context: PageContext): DraftSection | null {
  const { brief, say } = context;
  if (brief.purpose !== 'event' && brief.purpose !== 'celebration') return null;
  const date = ownDay(brief) ?? brief.facts.dates.find(({ iso }) => iso !== null);
  const where = date?.where ?? brief.facts.address ?? brief.place;
  const facts = [
    ...(date ? [{ label: say('when'), value: writtenDate(date, brief.language) }] : []),
    ...(where === null ? [] : [{ label: say('where'), value: where }]),
    ...(brief.audience === null
      ? []
      : [{ label: say('for', { audience: '' }).trim(), value: brief.audience }]),
  ];
  return facts.length < 2 ? null : { kind: 'facts', heading: null, navigation: null, facts };
}

/** What is collected for, and what there is of it. */
export function planGoal({ brief, say }: PageContext): DraftSection | null {
  const { goal, raised } = brief.facts;
  const facts = [
    ...(goal === undefined ? [] : [{ label: say('goal'), value: goal }]),
    ...(raised === undefined ? [] : [{ label: say('raised'), value: raised }]),
  ];
  return facts.length === 0 || brief.purpose === 'application'
    ? null
    : { kind: 'facts', heading: null, navigation: null, facts };
}

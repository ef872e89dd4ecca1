import type { Item } from '../model/brief';
import { asPoint } from '../text/casing';
import { firstThing } from '../text/first-thing';
import type { DraftSection } from './draft-section';

const verb = /(?<!\p{L})(?:is|are|takes?|lasts?|runs?|seats?|sleeps?|includes?|comes?)(?!\p{L})/iu;
const leads = /^(?:with|plus|and|then|also)\s(?:the\s|our\s)?/iu;

/** Prices of which each is called by its thing: "Sessions are fifty minutes and" is sessions, of fifty minutes. English only. */
export function withNamedPrices(
  drafts: readonly DraftSection[],
  isEnglish: boolean,
): DraftSection[] {
  if (!isEnglish) return [...drafts];
  return drafts.map((draft) =>
    draft.kind === 'prices'
      ? {
          ...draft,
          groups: draft.groups.map((group) => ({ ...group, items: group.items.map(named) })),
        }
      : draft,
  );
}

function named(item: Item): Item {
  const title = item.title.replace(leads, '').replace(/\s(?:and|or|but|which|that)$/iu, '');
  const thing = verb.test(title) ? firstThing(title) : null;
  if (thing === null || thing.rest === '')
    return title === item.title ? item : { ...item, title: asPoint(title) };
  const told = thing.rest.replace(/^(?:is|are)\s/iu, '');
  const text = [told, item.text].filter((words) => words !== undefined && words !== '').join(', ');
  return { ...item, title: asPoint(thing.title), ...(text === '' ? {} : { text: asPoint(text) }) };
}

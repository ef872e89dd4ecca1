import type { Brief } from '../model/brief';
import type { DraftSection } from './draft-section';
import type { PageContext } from './page-context';
import { asked, headingFor } from './heading-for';
import { answers } from './plan-asked';

/** Somebody of whom nothing but the name was said is whom to write to. */
export const isNameAlone = ({ role, text }: Brief['facts']['people'][number]): boolean =>
  (role === null ||
    /^(?:contact|kontakt|contacto|contatto|contato)\b/i.test(role) ||
    answers.test(role)) &&
  text === undefined;

export function planPeople(context: PageContext): DraftSection | null {
  const { brief, say, unfulfilled } = context;
  const wanted = asked(context, 'people');
  const { people } = brief.facts;
  if (people.length === 1 && people.every(isNameAlone) && !wanted) return null;
  if (people.length === 0) {
    if (wanted)
      unfulfilled.push(
        `“${wanted.words}” is not on the page: no people were named, and none are invented.`,
      );
    return null;
  }
  return {
    kind: 'people',
    heading: headingFor(context, 'people', say(isTeam(brief) ? 'people' : 'peopleNav')),
    navigation: say('peopleNav'),
    people,
  };
}

/** Whose people are those who do the work. */
const isTeam = ({ purpose }: Brief): boolean => ['business', 'shop', 'product'].includes(purpose);

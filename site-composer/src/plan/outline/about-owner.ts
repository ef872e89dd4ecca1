import type { Passage } from '../../model/brief';
import { isExcluded } from '../page-context';
import type { PageContext } from '../page-context';
import type { Placed } from './in-order';
import { paragraphsOf } from './part-section';
import { isNotice } from './told-groups';

/** Where the first of some passages stands; -1 where there is none. */
export const placeOf = (own: readonly Passage[], all: readonly Passage[]): number => {
  const [first] = own;
  return first === undefined ? -1 : all.indexOf(first);
};

/** What belongs to nothing else is about whom the page is of; where nothing was to be about them, it stands without a heading. */
export function aboutOf(context: PageContext, about: readonly Passage[]): Placed {
  const { brief, say } = context;
  const isWithout = isExcluded(context, 'about');
  // "No alcohol" alone tells nothing about anybody.
  const isRules = about.every(({ text }) => isNotice(text, brief.language === 'en'));
  const heading = isRules ? say('goodToKnow') : ownHeading(context);
  return {
    words: 'about',
    topic: isRules ? 'other' : 'about',
    rank: -1,
    at: placeOf(about, brief.passages),
    draft: {
      kind: 'text',
      heading: isWithout ? null : heading,
      navigation: isWithout || isRules ? null : say('about'),
      paragraphs: paragraphsOf(about),
    },
  };
}

/** "About Kerr & Daughter" where the name was given. */
export const ownHeading = ({ brief, say }: PageContext): string =>
  brief.name.given ? say('aboutName', { name: brief.name.text }) : say('about');

/** "About us" of an order is the page's own heading for it. */
export const headed = (context: PageContext, words: string, topic: string): string =>
  topic === 'about' && /^(?:about|about us|about me)$/iu.test(words) ? ownHeading(context) : words;

import { capitalised } from '../text/casing';
import type { PageContext } from './page-context';

/** "How to donate tools": things are given, and no sum. English only. */
const things =
  /\b(?:donat(?:e|ing)|donations? of|giv(?:e|ing) (?:us )?(?:your |old |unwanted ))\s?((?:your |their |old |used |unwanted |spare |second-?hand |good |clean ){0,3}(?!(?:funds|dollars|pounds|euros|rupees|gifts|sums|monthly|hours|thanks)\b)\p{L}{3,}(?:s|food|furniture|clothing|equipment|blood))\b(?! (?:per|a|each|of) )/iu;
const longestRead = 6_000;

/** What people are to give where that is no money: "tools"; null where it is, or nothing is given. */
export function givenThings({ intent, prompt, language }: PageContext['brief']): string | null {
  if (intent !== 'donate' || language !== 'en') return null;
  const [, found] = things.exec(prompt.slice(0, longestRead)) ?? [];
  return found === undefined ? null : found.replace(/^(?:your|their) /iu, '').toLowerCase();
}

/** "Donate tools", for the button and above the form. */
export const giveLabel = (brief: PageContext['brief']): string | null => {
  const given = givenThings(brief);
  return given === null ? null : capitalised(`donate ${given}`);
};

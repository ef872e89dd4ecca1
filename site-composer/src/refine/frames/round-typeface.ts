import { typePairings } from '../../type/pairings';
import { say } from '../answers/say';
import { readLook } from '../composed/composed-look';
import { setComposedType } from '../composed/set-type';
import { setAttribute } from '../page/attribute-edits';
import type { Outcome } from '../outcome';
import type { Site } from '../site';
import { refuseIn } from './refuse-in';

/** The typefaces with round letters, roundest first. */
const round = ['gabarito', 'unbounded', 'bricolage'];
const stack = "ui-rounded, 'Hiragino Maru Gothic ProN', Quicksand, Nunito, system-ui, sans-serif";

/** The page in a typeface with round letters, for headings and for reading. */
export function roundTypeface(site: Site): Outcome | null {
  const current = readLook(site)?.look.pairing;
  const sentence = say(site, 'rounder');
  if (current === undefined) {
    const body = site.body;
    return {
      site: site.edit(setAttribute(body, 'style', `font-family: ${stack.replaceAll('"', "'")}`)),
      sentence,
      holds: () => true,
    };
  }
  const pairing = typePairings.find(({ id }) => id === round.find((one) => one !== current));
  if (!pairing || current === round[0]) return refuseIn(site, 'no.already');
  const changed = setComposedType(site, { ...pairing, text: pairing.display });
  return (
    changed && { site: changed, sentence, holds: (after) => after.files.css !== site.files.css }
  );
}

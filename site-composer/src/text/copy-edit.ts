import { spellOut } from './plain-spelling';
import { withPlainOpening } from './copy/openings';
import { withoutOwnNameBehind } from './copy/own-name';
import { withoutShouting, withPlainMarks } from './copy/plain-marks';
import { withEnds, withoutRunOn } from './copy/whole-sentences';
import { properCase } from './proper-case';

/**
 * What a member typed as an editor would print it. English only. Facts, names, what is quoted and foreign words stay.
 * @param names as they are written elsewhere in the instruction
 */
export function copyEdit(text: string, names: readonly string[]): string {
  const calm = withPlainOpening(withoutShouting(withPlainMarks(text)));
  const edited = properCase(names, true)(spellOut(calm));
  const plain = withoutRunOn(withoutOwnNameBehind(edited, names));
  return plain === '' ? text : withEnds(plain);
}

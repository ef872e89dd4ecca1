import type { AskedLook } from '../model/brief';
import type { Sentence } from '../text/sentences';
import { isOf } from '../catalogue/vocabulary/vocabulary';
import { findColours } from './find-colours';

/** How the page was asked to look, from everything said about looks. */
export function findLook(sentences: readonly Sentence[]): AskedLook {
  const words = sentences.flatMap(({ tokens }) => tokens.map(({ lower }) => lower));
  const text = ` ${words.join(' ')} `;
  return {
    colours: findColours(sentences),
    scheme: findScheme(text),
    moods: [
      ...new Set(
        words.filter((word) => isOf('lookWords', word) && word !== 'light' && word !== 'dark'),
      ),
    ].slice(0, 8),
    typeface: findTypeface(text),
  };
}

/** Words that are dark or light where a page is spoken of. */
const parts =
  'mode|theme|design|look|scheme|ui|style|page|site|website|background|bg|layout|interface|aesthetic|version|dashboard|landing';
const darkPart = new RegExp(
  ` dark(?: -)? (?:${parts}) | (?:dunkles design|mode sombre|modo oscuro|tema escuro|donker thema) `,
);
const lightPart = / light(?: -)? (?:mode|theme|design|look|scheme|ui|background|bg) /;
/** "Dark please", "keep it dark": a clause that says nothing else. */
const darkAlone =
  /(?:^|[.,;:!] )(?:(?:keep it|make it|please|very|all|and|also|it should be|should be|i want it) ){0,2}dark(?: please| mode| theme| with [a-z ,]{3,60}| and [a-z ]{3,30})?(?= ?[.,;!]|$)/;
const refusal =
  / (?:no|not|without|never|avoid|kein|keine?n?|pas de|sin|senza|sem|geen)(?: a| any| too| the)?$/;

function findScheme(text: string): AskedLook['scheme'] {
  const dark = darkPart.exec(text);
  if (dark) return refusal.test(text.slice(0, dark.index)) ? 'light' : 'dark';
  if (darkAlone.test(text.trim())) return 'dark';
  return lightPart.test(text) ? 'light' : null;
}

function findTypeface(text: string): AskedLook['typeface'] {
  if (/ (?:sans ?- ?serif|sans) /.test(text)) return 'sans';
  if (/ serifs? /.test(text)) return 'serif';
  if (/ mono(?:space|spaced)? /.test(text)) return 'mono';
  return / (?:display|script|handwritten|decorative) (?:font|type|typeface|lettering) /.test(text)
    ? 'display'
    : null;
}

import * as z from 'zod/mini';
import data from '../../catalogue/vocabulary/colour-parts.json' with { type: 'json' };
import { foreignColours } from '../../catalogue/vocabulary/vocabulary';
import { isAlike, lightened, strengthened, tinged } from '../../colour/mix-colours';

/** Plain colours and what they are named after, by hex, and the words for how strong or light one is, each in six languages. */
const schema = z.object({
  colours: z.record(z.string(), z.string()),
  qualifiers: z.record(z.string(), z.string()),
  bright: z.string(),
  dark: z.string(),
  light: z.string(),
  not: z.string(),
});
const parts = schema.parse(data);

const byWord = (lists: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(lists).flatMap(([hex, words]) =>
      words.split(' ').map((word) => [word, hex] as const),
    ),
  );
const plain = byWord(parts.colours);
const things = byWord(parts.qualifiers);
const [bright, dark, light, others] = [parts.bright, parts.dark, parts.light, parts.not].map(
  (words) => new Set(words.split(' ')),
);

/** German and Dutch write a colour and what makes it special as one word. */
const compound =
  /^(\p{L}{3,}?)-?(rot(?:e[nrsm]?)?|grün(?:e[nrsm]?)?|blau(?:e[nrsm]?)?|gelb(?:e[nrsm]?)?|braun(?:e[nrsm]?)?|grau(?:e[nrsm]?)?|wei(?:ß|ss)(?:e[nrsm]?)?|schwarz(?:e[nrsm]?)?|orange|rosa|violett|türkis|rood|rode|groene?|blauwe?|geel|gele|bruine?|grijs|grijze|witt?e?|zwarte?|oranje|paarse?|roze)$/u;
/** Shorter endings end other words as well: what stands before them must be known. */
const endsOthers = /^(?:wit(?:te)?|rote|rosa|roze|orange|gele|rode|rote)$/u;
/** "Sandfarben" is the colour of sand itself. */
const ofThing = /^(\p{L}{3,}?)(?:farben(?:e[nrsm]?)?|kleurige?)$/u;
const joint = /(?:-|e?n|e?s|e)$/u;
const little = /^(?:de|di|da|do|du|d|del|della|van|von)$/u;

/** What a word makes of a colour; undefined for a word that is not known to. */
function changed(hex: string, word: string): string | undefined {
  if (bright?.has(word) === true) return strengthened(hex);
  if (dark?.has(word) === true) return lightened(hex, -0.42);
  if (light?.has(word) === true) return lightened(hex, 0.5);
  const thing = things.get(word) ?? things.get(word.replace(joint, ''));
  if (thing === undefined) return undefined;
  return isAlike(hex, thing) ? thing : tinged(hex, thing);
}

function compoundColour(word: string): string | undefined {
  const [, thing] = ofThing.exec(word) ?? [];
  if (thing !== undefined) return things.get(thing) ?? things.get(thing.replace(joint, ''));
  const [, first = '', last = ''] = compound.exec(word) ?? [];
  const hex = plain.get(last);
  if (hex === undefined || others?.has(word) === true || /(?:b|sch)ro(?:t|od)$/u.test(word))
    return undefined;
  return changed(hex, first) ?? (endsOthers.test(last) || first.length < 4 ? undefined : hex);
}

const oneWord = (word: string): string | undefined =>
  foreignColours.get(word) ?? plain.get(word) ?? compoundColour(word);

/** "Flaschengrün", "slootgroen", "verde de botella", "rouge vif": a colour of another language than English, as hex. */
export function foreignColour(said: string): string | undefined {
  const known = foreignColours.get(said);
  if (known !== undefined) return known;
  const [first = '', second, ...more] = said
    .split(/[\s'’-]+/u)
    .filter((word, at) => at === 0 || !little.test(word));
  if (second === undefined) return said === first ? oneWord(first) : undefined;
  if (more.length > 0) return undefined;
  const own = plain.get(first);
  const behind = own === undefined ? undefined : changed(own, second);
  if (behind !== undefined) return behind;
  const last = oneWord(second);
  const isShade = [bright, dark, light].some((words) => words?.has(first) === true);
  return isShade && last !== undefined ? changed(last, first) : undefined;
}

import { readColour } from '../colour/oklch';
import type { AskedLook, Brief } from '../model/brief';
import type { Look } from '../model/page';

type Colours = AskedLook['colours'];

const softWords = 'soft|gentle|muted|pastel|subtle|delicate|tender';
const quietMoods = new Set(softWords.split('|'));
const calmMoods = new Set(['calm', 'quiet', 'sober', 'minimal', 'minimalist', 'understated']);

/** Wishes for a page that is anything but quiet, in the languages of pages. */
const lively =
  /(?<!\p{L})(?:loud|bold|bright|vivid|vibrant|cheerful|cheery|lively|jolly|punchy|(?:nothing|not|never|no|isn't) (?:too )?(?:gloom\p{L}*|dull|drab|sad|grim|boring)|laut|knallig|fröhlich|bunt|kräftig\p{L}*|nicht(?:s)? (?:düster\p{L}*|traurig\p{L}*|langweilig\p{L}*)|joyeu\p{L}*|gaie?|vifs?|vives?|pas (?:de )?tristes?|rien de triste|alegres?|viv[oa]s?|llamativ\p{L}*|nada (?:de )?(?:triste|soso)|allegr\p{L}*|vivac\p{L}*|niente di triste|vrolijk\p{L}*|fel(?:le)?|niet (?:somber|saai)|niets sombers|colorid\p{L}*|chamativ\p{L}*)(?!\p{L})/iu;
const longestRead = 6_000;

const isLively = ({ prompt, asked }: Brief): boolean =>
  asked.look.moods.some((mood) => lively.test(mood)) || lively.test(prompt.slice(0, longestRead));

/** Whether all colours are meant softly. "A soft grey" beside another colour is soft alone. */
export function isSoft(brief: Brief, colours: Colours, wished: boolean): boolean {
  const moods = brief.asked.look.moods.some((mood) => quietMoods.has(mood));
  if (!moods && !wished) return false;
  const words = Object.values(colours).map((one) => one.words.toLowerCase());
  if (words.length < 2) return true;
  let text = brief.prompt.slice(0, longestRead).toLowerCase();
  const others = new RegExp(`(?<!\\p{L})(?:${softWords})(?!\\p{L})`, 'u');
  for (const one of words) if (others.test(one)) text = text.replaceAll(one, '');
  return others.test(text) || !words.some((one) => others.test(one));
}

const leastChroma = 0.05;

/**
 * How strong the grounds are: quiet where that is wished for; as strong as the colour that was named first, unless another
 * ground was asked for or named before it; else neither is said.
 */
export function strengthOf(
  brief: Brief,
  { brand, background }: Colours,
  { soft, onGround }: { readonly soft: boolean; readonly onGround: boolean },
): Pick<Look, 'soft'> {
  if (soft) return { soft: true };
  if (brand === undefined || readColour(brand.hex).chroma < leastChroma || onGround) return {};
  if (!isLively(brief)) {
    if (brief.asked.look.moods.some((mood) => calmMoods.has(mood))) return { soft: true };
    const text = brief.prompt.toLowerCase();
    const [first, ground] = [brand, background].map((one) =>
      one === undefined ? text.length : text.indexOf(one.words.toLowerCase()),
    );
    if ((first ?? 0) > (ground ?? 0)) return {};
  }
  return { soft: false };
}

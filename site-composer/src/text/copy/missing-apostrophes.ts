import { isInName, likeTyped, replaced } from './kept-places';

const edge = String.raw`(?<![\p{L}\p{N}'’@./-])`;
const end = String.raw`(?![\p{L}\p{N}'’@/-]|\.\p{L})`;
const of = (words: string): RegExp => new RegExp(`${edge}(?:${words})${end}`, 'giu');

/** Words that are none without their apostrophe. */
const contracted = of(
  '(?:do|does|did|is|are|was|were|has|have|had|would|could|should|must|might|need|ai)nt|(?:wo|ca|sha)nt|(?:you|they)(?:re|ve|ll|d)|weve|ive|im|itll|(?:that|there|here|what|where|who|when|how|why)s|(?:who|what|that|there)(?:ll|d)|(?:he|she)s|(?:every|no|some|any)(?:one|body)s|mustve|couldve|wouldve|shouldve|oclock',
);
const verbs =
  '(?:welcome|free|here|happy|invited|allowed|equal|different|busy|learning|included|safe|covered|wrong|perfect|coming|got|been)';

/** A noun of some body's whose plural is no word by itself: "mens", "childrens". */
const ofSeveral = of('mens|womens|childrens|gentlemens|peoples(?= choice)');
const plainPossessives = of(
  '(?:today|tomorrow|yesterday|tonight)s(?= \\p{L})|(?:mother|father|valentine|new year|hadrian|st john|st mary|st peter|st paul|king|queen)s(?= (?:day|eve|wall|church|hall|head|arms|road|street|school|college|cross)\\b)',
);
const kin =
  'dad|mum|mom|gran|grandad|granddad|grandma|grandpa|nan|mother|father|brother|sister|son|daughter|wife|husband|uncle|aunt|town|village|city|county|world|country|club|nation';
const ofOne = of(
  `(?<=\\b(?:my|our|the|his|her) )(?:${kin})s(?= (?:\\p{Ll}+est|only|first|last|own|old|\\p{Ll}{3,}))(?! (?:are|were|and|who|of|in|is|have|had|do|live|that|with|for|on|at|from|will|can|or|to|which|where|near|around|round|across|within|nearby|surrounding|beyond|between|about|all|over|under|by|not|but|we|you|they|may|should))`,
);
const ofYear = of('(?<=\\b(?:this|last|next) )(?:year|week|month)s(?= \\p{Ll})');
const ofTime =
  /(?<=\b(an?|one|two|three|four|five|six|seven|eight|nine|ten|\d+) )(day|week|month|hour|minute|year)s(?= (?:notice|walk|work|drive|tuition|experience|supply|rent|pay)\b)/giu;
const ofGroup = of(
  '(?:kid|lady|ladie|worker|farmer|member|visitor|boy|girl|player|beginner)s(?= (?:parties|party|darts|night|co-?op|market|club|team|lounge|choice|day|menu|class|football)\\b)',
);

function contractedForm(word: string): string {
  const lower = word.toLowerCase();
  if (lower === 'im') return "I'm";
  if (lower === 'ive') return "I've";
  if (lower === 'oclock') return "o'clock";
  const ending = /(?:nt|re|ve|ll|[sd])$/u.exec(lower)?.[0] ?? '';
  const cut = ending === 'nt' ? 1 : ending.length;
  return likeTyped(word, `${lower.slice(0, -cut)}'${lower.slice(-cut)}`);
}

const withS = (word: string): string => `${word.slice(0, -1)}'s`;

/** English with the apostrophes that belong to its forms wherever they stand. What may be another word is left to `confusable`. */
export function withApostrophes(text: string): string {
  let edited = replaced(text, contracted, (word, _, at) => {
    if (isInName(text, word, at)) return word;
    const isPossessive =
      /(?:one|body)s$/iu.test(word) &&
      !new RegExp(`^ ${verbs}\\b`, 'iu').test(text.slice(at + word.length));
    return isPossessive ? withS(word) : contractedForm(word);
  });
  for (const pattern of [ofSeveral, plainPossessives, ofOne, ofYear])
    edited = replaced(edited, pattern, withS);
  edited = replaced(edited, ofTime, (word, [count = '']) =>
    /^(?:an?|one|1)$/iu.test(count) ? withS(word) : `${word}'`,
  );
  return replaced(edited, ofGroup, (word) => `${word}'`);
}

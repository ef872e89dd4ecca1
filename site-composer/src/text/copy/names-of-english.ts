import { likeTyped, replaced } from './kept-places';

/** Abbreviations that are no words in small letters. */
const abbreviations =
  'dbs|nhs|uk|usa|rspca|rspb|rnli|ukas|niceic|hetas|gcse|gcses|nvq|nvqs|vat|dvla|pdf|pdfs|faq|faqs|cctv|dvd|mdf|upvc|epdm|grp|rsvp|bbq|bbqs|diy|gps|html|usb|acca|aat|cqc|sen|send(?= (?:school|pupils|children))|eicr|epc|rcd|lgbt|lgbtq|hiv|adhd|esol|tefl|ielts|hgv|psv|wifi|bacs|fgas|oftec|rhs|wi(?= (?:meeting|hall|group))|tv|tvs|cd|cds|cv|cvs|ev|evs|dj|djs|mc|pa(?= system)|hr|it(?= support)|pat(?= test)|pta|agm|mot|mots|oap|oaps|ceo';
/** Names as their owners write them. */
const brands: Readonly<Record<string, string>> = {
  'whats ?app': 'WhatsApp',
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  zoom: 'Zoom',
  paypal: 'PayPal',
  iphone: 'iPhone',
  ipad: 'iPad',
  ebay: 'eBay',
  etsy: 'Etsy',
  'google maps': 'Google Maps',
  google: 'Google',
  spotify: 'Spotify',
  airbnb: 'Airbnb',
  ofsted: 'Ofsted',
  'gas safe': 'Gas Safe',
  bosch: 'Bosch',
  hilti: 'Hilti',
  lego: 'Lego',
  android: 'Android',
  microsoft: 'Microsoft',
  wifi: 'wifi',
  halloween: 'Halloween',
  ramadan: 'Ramadan',
  diwali: 'Diwali',
  eid: 'Eid',
  hogmanay: 'Hogmanay',
  'christmas day': 'Christmas Day',
  'boxing day': 'Boxing Day',
  "new year's eve": "New Year's Eve",
  "mother's day": "Mother's Day",
  "father's day": "Father's Day",
  'bank holiday': 'bank holiday',
};
const peoples =
  'english|french|german|italian|spanish|portuguese|dutch|welsh|scottish|irish|british|american|african|asian|indian|chinese|japanese|korean|thai|vietnamese|greek|turkish|swedish|norwegian|danish|finnish|russian|ukrainian|hungarian|romanian|bulgarian|arabic|hebrew|hindi|urdu|punjabi|gujarati|bengali|nigerian|caribbean|mexican|brazilian|moroccan|persian|european|victorian|edwardian|georgian|celtic|gaelic|jewish|muslim|christian|catholic|anglican|methodist|buddhist|latin|cornish|swiss|belgian|austrian|australian|canadian';
const countries =
  'france|germany|italy|spain|portugal|belgium|austria|switzerland|denmark|sweden|norway|finland|iceland|hungary|romania|bulgaria|ukraine|russia|india|pakistan|bangladesh|thailand|vietnam|korea|nigeria|ghana|kenya|egypt|morocco|mexico|brazil|argentina|australia|canada|america|africa|asia|europe';
/** "Polish" and "china" are words of their own; next to another language or behind "in" they are none. */
const onlyBeside =
  /(?<=\b(?:in|from|speak|speaks|speaking|and|or|teach|to) )(?:polish|china|japan|turkey|greece|wales|jordan)(?=[\s.,;!?]|$)(?! (?:the|your|my|up))|(?<!\p{L})polish(?= (?:and|or) \p{Lu}|\s(?:food|shop|language|speaker|lessons|church)\b)/giu;
const months = 'may|march|august';
const monthBeside = new RegExp(
  String.raw`(?<=\b(?:in|since|until|till|to|from|by|of|next|last|every|\d(?:st|nd|rd|th)?) )(?:${months})(?=[\s.,;:!?)–-]|$)(?! (?:be|we|i|you)\b)|\b(?:${months})(?= (?:\d|to \p{Lu}))`,
  'giu',
);
const directions =
  /\b(north|south|east|west|central|mid) (wales|london|africa|america|korea|yorkshire|indian|lancashire|devon|cornwall|sussex|london)\b/giu;
const streets =
  /(?<=\b(?:on|in|at|off|down|from|behind|near) )(\p{Ll}{3,} )(street|road|lane|avenue|close|square|hill)(?=[\s.,;!?]|$)/gu;
const notNamed = new Set(
  'the our your this that main same busy quiet high other side back next whole every each any one first farm country open main single muddy town village steep little'.split(
    ' ',
  ),
);
const titled = /\b(mr|mrs|ms|dr|st|rev|prof)\.?(?= \p{Ll}{3,}(?:s|['’]s)?\b)( )(\p{Ll})/gu;
const features =
  /\b(lake district|peak district|isle of wight|isle of man|isle of skye|wye valley|forest of dean|hay on wye|stratford upon avon|new forest|black country|home counties|new york|hadrian's wall|thames(?= (?:valley|path|foreshore))|(?<=the )thames|(?<=the )solent|(?<=the )severn|king's head|queen's arms|king's arms|high street(?= \p{Lu}|$|[.,]))/giu;
const small = new Set(['of', 'on', 'upon', 'the']);
const joined = /^(?:hay on wye|stratford upon avon)$/iu;

const bounded = (words: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}@./'’-])(?:${words})(?![\p{L}\p{N}@/-]|['’]\p{L}{2}|\.\p{L})`,
    'giu',
  );
const shortWord = bounded(abbreviations);
const brand = bounded(Object.keys(brands).join('|'));
const people = bounded(`${peoples}|${countries}`);

const titledWords = (name: string): string =>
  name
    .split(' ')
    .map((word) => (small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(joined.test(name) ? '-' : ' ');

const ofSeveral = /^(?:gcse|nvq|pdf|faq|bbq|tv|cd|cv|ev|dj|mot|oap|ceo)s$/iu;
const inCapitals = (word: string): string =>
  ofSeveral.test(word) ? `${word.slice(0, -1).toUpperCase()}s` : word.toUpperCase();

const day = '(?:mon|tues?|weds?|thu|thurs?|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?s?';
/** "Sat" and "sun" are words as well; of several in a row all are days. */
const daysInRow = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${day}(?:(?:,? (?:and|or|to|&) |, | |-|–)${day})+(?![\p{L}\p{N}])`,
  'giu',
);
const shortMonth =
  /(?<![\p{L}\p{N}])(?:sept?|oct|nov|dec|feb|jan|aug)(?= (?:to|until|\d)|\.? ?[-–])/gu;

/** Names of languages, peoples, countries, months, brands and the abbreviations of English with their capitals. */
export function withNamesOfEnglish(text: string): string {
  let edited = replaced(text, shortWord, (word) =>
    /\p{Lu}/u.test(word) ? word : inCapitals(word),
  );
  edited = replaced(
    edited,
    brand,
    (word) =>
      brands[
        word.toLowerCase().replace('whats app', 'whats ?app').replace('whatsapp', 'whats ?app')
      ] ?? word,
  );
  edited = replaced(edited, daysInRow, (days) =>
    days.replaceAll(/(?<![\p{L}])(?!and|or|to)\p{Ll}/gu, (letter) => letter.toUpperCase()),
  );
  for (const pattern of [people, onlyBeside, monthBeside, shortMonth])
    edited = replaced(
      edited,
      pattern,
      (word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
    );
  edited = replaced(
    edited,
    directions,
    (_, [side = '', land = '']) =>
      `${titledWords(side.toLowerCase())} ${titledWords(land.toLowerCase())}`,
  );
  edited = replaced(edited, streets, (all, [name = '', kind = '']) =>
    notNamed.has(name.trim()) ? all : titledWords(`${name}${kind}`),
  );
  edited = replaced(
    edited,
    titled,
    (_, [title = '', gap = '', first = '']) =>
      `${likeTyped('A', title)}${gap}${first.toUpperCase()}`,
  );
  return replaced(edited, features, (name) => (/\p{Lu}/u.test(name) ? name : titledWords(name)));
}

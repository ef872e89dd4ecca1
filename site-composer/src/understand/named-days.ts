/** Days that have a name instead of a date, and how far from Easter Sunday they are, or their month and day. */
const fixed: readonly (readonly [RegExp, number, number])[] = [
  [
    /\b(?:new year['’]?s eve|old year['’]?s night|hogmanay)\b|\bsilvester(?:abend)?\b|\bsaint-sylvestre\b/iu,
    12,
    31,
  ],
  [/\bnew year['’]?s day\b|\bneujahr(?:stag)?\b|\b(?:jour|premier) de l['’]an\b/iu, 1, 1],
  [/\btwelfth night\b/iu, 1, 5],
  [/\bepiphany\b|\bheilige drei könige\b|\bdreikönig(?:e|stag)?\b/iu, 1, 6],
  [
    /\bst\.? valentine['’]?s day\b|\bvalentine['’]?s day\b|\bvalentinstag\b|\bsaint-valentin\b/iu,
    2,
    14,
  ],
  [/\bst\.? david['’]?s day\b/iu, 3, 1],
  [/\bst\.? patrick['’]?s day\b/iu, 3, 17],
  [/\bst\.? george['’]?s day\b/iu, 4, 23],
  [/\bmay day\b/iu, 5, 1],
  [/\bmidsummer['’]?s? eve\b/iu, 6, 23],
  [/\bmidsummer['’]?s day\b/iu, 6, 24],
  [/\bhallowe['’]?en\b/iu, 10, 31],
  [/\ball saints['’]?(?: day)?\b|\ballerheiligen\b/iu, 11, 1],
  [/\b(?:bonfire|guy fawkes) night\b/iu, 11, 5],
  [/\bst\.? andrew['’]?s day\b/iu, 11, 30],
  [/\bnikolaustag\b/iu, 12, 6],
  [/\bchristmas eve\b|\bheilig(?:er |en |e)?abend\b|\b(?:réveillon|veille) de noël\b/iu, 12, 24],
  [
    /\bchristmas (?:day|morning)\b|\berste[rn]? weihnachts(?:feier)?tag\b|\bjour de noël\b/iu,
    12,
    25,
  ],
  [/\bboxing day\b|\bst\.? stephen['’]?s day\b|\bzweite[rn]? weihnachts(?:feier)?tag\b/iu, 12, 26],
];

const ofEaster: readonly (readonly [RegExp, number])[] = [
  [/\b(?:shrove tuesday|pancake day)\b|\bfastnachtsdienstag\b|\bmardi gras\b/iu, -47],
  [/\bash wednesday\b|\baschermittwoch\b/iu, -46],
  [/\bpalm sunday\b|\bpalmsonntag\b|\bdimanche des rameaux\b/iu, -7],
  [/\bmaundy thursday\b|\bgründonnerstag\b|\bjeudi saint\b/iu, -3],
  [/\bgood friday\b|\bkarfreitag\b|\bvendredi saint\b/iu, -2],
  [/\b(?:easter|holy) saturday\b|\bkarsamstag\b/iu, -1],
  [/\beaster (?:sunday|day)\b|\bostersonntag\b|\bdimanche de pâques\b/iu, 0],
  [/\beaster monday\b|\bostermontag\b|\blundi de pâques\b/iu, 1],
  [/\bascension day\b|\b(?:christi )?himmelfahrt\b|\b(?:jeudi de l['’])?ascension\b/iu, 39],
  [/\b(?:whit sunday|pentecost)\b|\bpfingstsonntag\b|\bdimanche de pentecôte\b/iu, 49],
  [/\bwhit monday\b|\bpfingstmontag\b|\blundi de pentecôte\b/iu, 50],
];

const oneDay = 86_400_000;

/** Easter Sunday of a year, after Butcher. */
function easterOf(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h =
    (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1);
}

const yearGiven = /\b(20\d{2})\b/u;

/** The next time a day that is named comes, as `2026-12-24`; null where none is. A year beside the name is that year. */
export function namedDay(words: string, today: Date): string | null {
  const on = dayIn(words);
  if (on === null) return null;
  const given = yearGiven.exec(words)?.[1];
  const year = given === undefined ? today.getUTCFullYear() : Number(given);
  const start = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  const day = given === undefined && on(year) < start ? on(year + 1) : on(year);
  return new Date(day).toISOString().slice(0, '2026-12-24'.length);
}

/** Whether words name a day: "Christmas Eve watchnight". */
export const namesDay = (words: string): boolean => dayIn(words) !== null;

/** Of "Christmas Eve watchnight" the words that are the day, and where they stand. */
export function dayName(words: string): { readonly text: string; readonly start: number } | null {
  const text = words.normalize('NFC').slice(0, longest);
  for (const [name] of [...ofEaster, ...fixed]) {
    const found = name.exec(text);
    if (found) return { text: found[0], start: found.index };
  }
  return null;
}

function dayIn(words: string): ((year: number) => number) | null {
  // German and French letters are no word characters of \b.
  const text = words.normalize('NFC').slice(0, longest);
  const moving = ofEaster.find(([name]) => name.test(text));
  if (moving) return (year) => easterOf(year) + moving[1] * oneDay;
  const known = fixed.find(([name]) => name.test(text));
  return known ? (year) => Date.UTC(year, known[1] - 1, known[2]) : null;
}

const longest = 200;

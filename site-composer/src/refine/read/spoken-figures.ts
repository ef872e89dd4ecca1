const ones: Readonly<Record<string, number>> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, value) => [word, value]),
);
const word = `(?:${Object.keys(ones).join('|')})`;
const hour = String.raw`(\d{1,2}|${word})`;

const valueOf = (text: string): number => ones[text.toLowerCase()] ?? Number(text);
const before = (text: string): number => (valueOf(text) + 11) % 12 || 12;

const clock: readonly (readonly [RegExp, (text: string) => string])[] = [
  [new RegExp(String.raw`\bhalf (?:past )?${hour}\b`, 'giu'), (text) => `${valueOf(text)}:30`],
  [new RegExp(String.raw`\bquarter past ${hour}\b`, 'giu'), (text) => `${valueOf(text)}:15`],
  [new RegExp(String.raw`\bquarter to ${hour}\b`, 'giu'), (text) => `${before(text)}:45`],
  [new RegExp(String.raw`\b${hour} o'?clock\b`, 'giu'), (text) => `${valueOf(text)}:00`],
];
const bareHour = new RegExp(
  String.raw`\b((?:not|at|from|until|till|by|instead of|rather than) )(${word})\b(?! \p{L}+s\b)`,
  'giu',
);
const notes: readonly (readonly [RegExp, string])[] = [
  [/\ba tenner\b/giu, '10'],
  [/\ba fiver\b/giu, '5'],
  [/\b(\d+) quid\b/giu, '$1 pounds'],
];

/** "half past five, not six" and "a tenner" in figures. */
export function spokenInFigures(sentence: string): string {
  let said = sentence;
  for (const [pattern, write] of clock)
    said = said.replaceAll(pattern, (_, text: string) => write(text));
  if (said !== sentence)
    said = said.replaceAll(
      bareHour,
      (_, lead: string, text: string) => `${lead}${valueOf(text)}:00`,
    );
  for (const [pattern, figure] of notes) said = said.replaceAll(pattern, figure);
  return said;
}

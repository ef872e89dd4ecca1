/** "One place to remember the four classmates who are no more": a part of the page for people who died. English only. */
const remembering =
  /^(?:(?:and|also|please|then|we (?:also )?(?:want|need)) )*(?:an?|one|some) (?:\p{L}+ )?(?:place|spot|section|page|part|corner|bit|space|area) (?:to (?:remember|honou?r)|in memory of|in remembrance of) ([^,.;:()]{4,100})/iu;

export interface Remembered {
  readonly label: string;
  readonly text: string;
}

/** The part itself, said as its visitors read it; null where a sentence orders none. */
export function rememberedPart(sentence: string): Remembered | null {
  const whom = remembering.exec(sentence.trim())?.[1]?.trim();
  return whom === undefined || /:\s*\S/u.test(sentence)
    ? null
    : { label: 'In memory', text: `We remember ${whom}.` };
}

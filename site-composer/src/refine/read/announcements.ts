/** Longer sentences hold more than the announcement of a change. */
const longest = 160;

/** "prices going up sadly." before the prices: it only says that something changes. */
const announcement =
  /^(?:(?:some|all|our|the|a few|sorry|just|quick) )*(?:prices?|dates?|times?|hours|numbers?|names?|changes?|updates?|details)(?: (?:are|is|have|has|will be|need|needs))?(?: (?:going|gone|went|go|changed|changing|changes|change|to change|updated|updating))?(?: (?:up|down))?(?: \p{L}+){0,3}$/iu;
const leadIn =
  /^(?:(?:some|all|our|the|a few|sorry|just|quick) )*(?:prices?|dates?|times?|hours|number|name|change|update|correction|datum|termin|date|fecha|data)(?: (?:has|have|is|are))? ?(?:changes?|changed|changing|ändert sich|change|cambia|verandert)?\s*:\s+(?=.*\s(?:is|are|ist|est|es|è|instead|now)\s)/iu;

/** Whether a sentence only says that something changes: what that is comes with the next one. */
export function isAnnouncement(sentence: string): boolean {
  return sentence.length < longest && announcement.test(sentence.replace(/[.!\s]+$/, ''));
}

/** "The date changes: the concert is on …" without what leads up to it. */
export function withoutLeadIn(sentence: string): string {
  const end = sentence.indexOf(': ');
  return end === -1 || end > longest ? sentence : sentence.replace(leadIn, '');
}

const kept =
  /(?:^|,?\s+(?:and|but)\s+|,\s+)(?:the |our |my )?[\p{L} '-]{2,40}? (?:stays?|remains?|can stay|should stay)(?: (?:as|the same|like|where|put|unchanged)\b[^,;‹\d]*)?$/iu;

/** "…, and the cream background stays": what is to be as it is asks for nothing. */
export function withoutWhatStays(part: string): string {
  const said = part.replace(/[.!\s]+$/, '');
  if (
    /^(?:please )?(?:keep|leave)\s(?!.*\b(?:out|off|away|space|room|place|gap|spot)\b)/i.test(part)
  )
    return '';
  return said.length < longest * 2 && kept.test(said) ? said.replace(kept, '') : part;
}

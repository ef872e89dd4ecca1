/** What stands before a time that is a limit and no time of what takes place: "not after", "no bonfires before", "Kein Einlass nach". */
const ofRule =
  /(?:^|[\s,(])(?:(?:but |please )?(?:not|never|don['’]t [\p{L} ]{2,24}|do not [\p{L} ]{2,24}|no [\p{L}][\p{L} '’-]{1,30})\s(?:after|before|until|till|past|later than|earlier than|between)|(?:arrive|arrivals?|leave|check[ -]?(?:in|out)|ring|call|phone|text|order|orders|book)\s(?:[\p{L}]+\s){0,3}(?:after|before|by|until|till)|(?:nicht|nie|keine?n?\s[\p{L} ]{2,30})\s(?:nach|vor|bis|zwischen)|(?:pas|jamais)\s(?:[\p{L}'’ ]{2,30}\s)?(?:après|avant|entre)|(?:no|nunca|non|mai|niet)\s(?:[\p{L} ]{2,30}\s)?(?:después de|antes de|dopo|prima|na|voor))\s(?:the\s|the hour of\s|les?\s|las?\s)?$/iu;

const furthest = 60;

/** Whether a time or day at a place of a text is the limit of a rule: nothing takes place then. */
export function isRuleAt(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - furthest), start);
  const clause = before.slice(
    Math.max(...['.', ';', '!', '?', '\n'].map((mark) => before.lastIndexOf(mark))) + 1,
  );
  return ofRule.test(clause);
}

const rule =
  /^(?:but |please )?(?:not|never|nicht|pas|jamais)\s(?:after|before|later than|earlier than|nach|vor|après|avant)\s/iu;
const withNumber = /\d[\d ]{7,}/;

/** "Ring Fiona on 07700 …, not after 8pm": the rule says nothing without whom it is for, so that both are told. */
export const withWhomOfRule = <Clause extends { readonly text: string; readonly told: number }>(
  clauses: readonly Clause[],
): readonly Clause[] =>
  clauses.map((clause, at) => {
    const next = clauses[at + 1];
    return next && rule.test(next.text) && withNumber.test(clause.text)
      ? { ...clause, told: Math.max(clause.told, surelyTold) }
      : clause;
  });

const surelyTold = 0.9;

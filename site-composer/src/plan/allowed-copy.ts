import type { Trade } from '../catalogue/trade';

function saysNone(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return !words.some((word) => lower.includes(word));
}

/** Prepared texts without those containing excluded words. */
export function withoutWords(trade: Trade | null, words: readonly string[]): Trade | null {
  if (!trade || words.length === 0) return trade;
  const both = ([one, other]: readonly [string, string]) => saysNone(`${one} ${other}`, words);
  return {
    ...trade,
    headlines: trade.headlines.filter((line) => saysNone(line, words)),
    lead: saysNone(trade.lead, words) ? trade.lead : '',
    offer: saysNone(trade.offer, words) ? trade.offer : '',
    services: trade.services.filter(both),
    steps: trade.steps.every(both) ? trade.steps : [],
    questions: trade.questions.filter(both),
  };
}

/** Sentences of the member that may stand: one that rules a word out is said to us. */
export function allowedStatements(
  statements: readonly string[],
  words: readonly string[],
): string[] {
  return statements.filter((statement) => saysNone(statement, words));
}

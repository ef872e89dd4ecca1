import { asSentence } from '../text/casing';
import { findPrice } from '../text/money';
import { whenTokens } from '../understand/day-and-clock';
import type { PageContext } from './page-context';

export const tellsPrice = (text: string): boolean => findPrice(text) !== null;
export const tellsDay = (text: string): boolean => whenTokens(text).length > 0;

const most = 4;

/**
 * What the member said of prices or days, where it could not be read as a table: their section has these words, never a line
 * that says that they are still to come.
 */
export function toldOf(
  { brief, statements }: PageContext,
  tells: (text: string) => boolean,
): string[] {
  const said = [...new Set([...statements, ...brief.remarks].filter(tells))].slice(0, most);
  const kept = statements.filter((text) => !said.includes(text));
  statements.splice(0, statements.length, ...kept);
  return said.map(asSentence);
}

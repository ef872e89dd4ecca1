import type { ToolPlan } from '../../model/page';
import { findHours } from '../../understand/find-hours';
import type { PageContext } from '../page-context';
import { readLength } from './read-lists';

const asked =
  /\bopen\s?(?:\/|or|and|\|)\s?closed\b|\bclosed\s?(?:\/|or)\s?open\b|\b(?:if|whether|when) (?:we|it|they|i|the [\p{L} ]{2,30})(?:['’]?re| are| is|['’]?s| am|['’]?m)?(?: currently| actually)? open\b|\bopen (?:now|right now|at the moment)\b|\bopen(?:ing)? (?:status|sign|indicator)\b|\bob (?:wir|ich|der [\p{L}]+|die [\p{L}]+) (?:gerade|jetzt|aktuell) (?:geöffnet|offen|auf)\b|\b(?:si|est) (?:c['’]est |nous sommes |on est )?ouvert (?:maintenant|en ce moment)\b|\bsi estamos abiertos\b|\bse (?:siamo aperti|estamos abertos)\b|\bof we (?:nu )?open zijn\b/iu;

/** Whether it is open now, from the hours given; null where nobody asked or no hours are known. */
export function planOpen({ brief }: PageContext): ToolPlan | null {
  const text = brief.prompt.slice(0, readLength);
  if (!asked.test(text)) return null;
  const read = brief.facts.hours;
  const hours = read.length > 0 ? read : findHours(text.split(/(?<=[.!?])\s|\n/)).hours;
  const timed = hours.some(({ opens, closes }) => opens !== null && closes !== null);
  return timed ? { type: 'open', hours } : null;
}

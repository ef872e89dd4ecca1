import type { ToolPlan } from '../../model/page';
import type { PageContext } from '../page-context';
import { namesInARow, readLength } from './read-lists';
import { keyOf } from './storage-key';

/** Who paid is not who owes: a bill that is divided once is a sum, and no such list. */
const isShared =
  /\bwho owes (?:who|whom|what)\b|\b(?:split|share|divide)\w*\b[^.!?\n]{0,40}\b(?:bills|expenses|costs|rent)\b|\bexpense (?:splitter|sharing)\b|\bbills?[- ]split\w*|\bsettle up\b|\bsplitwise\b/i;
const isOneBill = /\btips?\b|\b(?:the|a|one|restaurant) bill\b/i;

/** Payments of several people and what makes it even; null where nothing of the kind was asked for. */
export function planShares(context: PageContext): ToolPlan | null {
  const text = context.brief.prompt.slice(0, readLength);
  if (!isShared.test(text) || (isOneBill.test(text) && !/\bowes\b/i.test(text))) return null;
  return {
    type: 'shares',
    people: namesInARow(text).slice(0, 20),
    currency: /[€$£¥]/u.exec(text)?.[0] ?? '',
    storageKey: keyOf(context),
  };
}

import { textOf } from 'site-document/text';
import { parentOf } from 'site-document/tree';
import type { Site } from '../site';
import { itemAround } from '../target/items';
import { isOfKind } from './same-kind';
import { readingsOf } from './told-clause';
import type { ToldValue } from './told-clause';
import { unread } from './value-around';
import { valuesIn } from './values';
import type { Value } from './values';

const kinds: Readonly<Record<string, string>> = {
  sum: 'price',
  time: 'time',
  share: 'percentage',
  amount: 'number',
  number: 'number',
};
const mostShown = 4;
const mostTexts = 800;
const longest = 60;

/** Why a value that is told anew has no place on the page, and what stands there; null where none is told. */
export function valueNotFound(clause: string, site: Site): string | null {
  const [told] = readingsOf(clause);
  const [one] = told ?? [];
  if (!one || one.names.length === 0) return null;
  const kind = kinds[one.value.kind] ?? 'number';
  const shown = standing(site, one);
  const there =
    shown.length === 0
      ? `The page has no ${kind}.`
      : `What stands there: ${shown.map((text) => `“${text}”`).join(', ')}.`;
  return `no ${kind} of “${one.names.join(' ')}” was found for certain. ${there}`;
}

function standing(site: Site, told: ToldValue): string[] {
  const rows = site.page.texts.slice(0, mostTexts).flatMap((text) => {
    const parent = parentOf(text);
    if (!parent || unread.has(parent.tagName) || parent.tagName === 'a') return [];
    const isMeant = (value: Value): boolean =>
      isOfKind(told, value) && (value.kind === told.value.kind || value.kind === 'sum');
    if (!valuesIn(text.value).some((value) => isMeant(value))) return [];
    const row = textOf(itemAround(parent)?.element ?? parent, 20);
    const said = row.length <= longest ? row : text.value.trim();
    return [said.length <= longest ? said : `${said.slice(0, longest - 1)}…`];
  });
  return [...new Set(rows)].slice(0, mostShown);
}

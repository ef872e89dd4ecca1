import { parentOf } from 'site-document/tree';
import type { Site } from '../site';
import { isOfValue } from './content-words';
import { isOfKind } from './same-kind';
import { perIn } from './told-clause';
import type { ToldValue } from './told-clause';
import { ranked, unread } from './value-around';
import type { Place, Ranked } from './value-around';
import { figureOf, valuesIn } from './values';
import type { Value } from './values';

const mostTexts = 800;

/** Where a told value stands: the places that fit best, all with the same old value; several where two fit alike. */
export function placesOf(site: Site, told: ToldValue): readonly Place[] | 'several' | null {
  const isNamed = told.names.some((name) => !isOfValue(name));
  if (!isNamed) return unnamed(site, told);
  const all = ofSameUnit(
    site.page.texts.slice(0, mostTexts).flatMap((text) => ranked(site, text, told)),
    told,
  );
  // Where no sum stands by that name, a bare number may be one.
  const ofKind = (kind: Value['kind']): readonly Ranked[] =>
    all.filter(({ place }) => place.value.kind === kind);
  const found =
    [ofKind(told.value.kind), ofKind('sum'), all].find(({ length }) => length > 0) ?? [];
  const best = Math.max(0, ...found.map(({ score }) => score));
  const first = found.filter(({ score }) => score === best).map(({ place }) => place);
  const [one] = first;
  if (!one) return null;
  if (first.some(({ value }) => value.words !== one.value.words)) return 'several';
  // The same value of the same thing elsewhere changes as well.
  return found.map(({ place }) => place).filter(({ value }) => value.words === one.value.words);
}

/** "dinner is now 48 a person": where one of the sums is a person's as well, that one is meant. */
function ofSameUnit(found: readonly Ranked[], { per }: ToldValue): readonly Ranked[] {
  if (per === undefined) return found;
  const same = found.filter(
    ({ place: { text, value } }) => perIn(text.value.slice(value.end)).per === per,
  );
  return same.length > 0 ? same : found;
}

const nearest = 0.5;

/** "The number is 1,340 now": the only value of its kind and size on the page. */
function unnamed(site: Site, told: ToldValue): readonly Place[] | 'several' | null {
  const figure = figureOf(told.value);
  const found = site.page.texts.slice(0, mostTexts).flatMap((text) => {
    const parent = parentOf(text);
    if (!parent || unread.has(parent.tagName)) return [];
    return valuesIn(text.value)
      .filter(
        (value) => isOfKind(told, value) && (value.kind === 'sum') === (told.value.kind === 'sum'),
      )
      .map((value) => ({ text, value, segment: text.value.trim() }));
  });
  const fitting = found.filter(({ value }) => {
    const own = figureOf(value);
    if (figure === null || own === null || told.old) return true;
    return (
      told.value.kind !== 'number' ||
      (Math.abs(own - figure) <= nearest * figure &&
        /[.,]/.test(told.value.words) === /[.,]/.test(value.words.replace(/\D+$/, '')))
    );
  });
  const [one] = fitting;
  if (!one) return null;
  return fitting.some(
    ({ value }) => figureOf(value) !== figureOf(one.value) || value.kind !== one.value.kind,
  )
    ? 'several'
    : fitting;
}

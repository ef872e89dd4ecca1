import * as z from 'zod/mini';
import type { ToolPlan } from '../../model/page';
import type { PageContext } from '../page-context';
import { readLength } from './read-lists';
import data from './units.json' with { type: 'json' };

/** Units by what they measure: how they are written, what one of them is in the first unit of account, and their names. */
const kinds = z
  .record(z.string(), z.array(z.tuple([z.string(), z.number(), z.array(z.string())])))
  .parse(data);

type Conversion = Extract<ToolPlan, { type: 'converter' }>['conversions'][number];

interface Unit {
  readonly kind: string;
  readonly name: string;
  readonly size: number;
  readonly pattern: RegExp;
}

const units: readonly Unit[] = Object.entries(kinds).flatMap(([kind, all]) =>
  all.map(([name, size, words]) => ({
    kind,
    name,
    size,
    pattern: new RegExp(`^(?:${words.join('|')})$`, 'i'),
  })),
);

const isConverter =
  /\bconver(?:t|ts|ter|ters|sion|sions|ting)\b|\bumrechn\w+|\bconvertisseur\b|\bconvers?or\b|\bconvertitore\b/iu;
const between =
  /(\p{L}[\p{L}²/]*(?: (?:feet|metres|meters|ounces))?) (?:to|into|in|and|<->|↔|→|nach|en|a) (\p{L}[\p{L}²/]*(?: (?:feet|metres|meters|ounces))?)/giu;
const celsius = /^(?:celsius|centigrade|c|°c)$/i;
const fahrenheit = /^(?:fahrenheit|f|°f)$/i;

function unitOf(word: string): Unit | undefined {
  return units.find(({ pattern }) => pattern.test(word));
}

function conversion(one: string, other: string): Conversion[] {
  if (celsius.test(one) && fahrenheit.test(other))
    return [{ from: '°C', to: '°F', factor: 9 / 5, offset: 32 }];
  if (fahrenheit.test(one) && celsius.test(other))
    return [{ from: '°F', to: '°C', factor: 5 / 9, offset: -160 / 9 }];
  const [from, to] = [unitOf(one), unitOf(other)];
  return from && to && from !== to && from.kind === to.kind
    ? [{ from: from.name, to: to.name, factor: from.size / to.size, offset: 0 }]
    : [];
}

const usual: readonly (readonly [string, string])[] = [
  ['kilometres', 'miles'],
  ['cm', 'inches'],
  ['kilograms', 'pounds'],
  ['litres', 'gallons'],
  ['celsius', 'fahrenheit'],
];
const isOfUnits =
  /\bunits?\b|\bmeasure(?:ment)?s?\b|\bmetric\b|\bimperial\b|\beinheiten\b|\bunit[ée]s?\b/iu;

/** A converter between units it knows, as they were named; null where none was asked for or a unit is unknown. */
export function planConverter({ brief }: PageContext): ToolPlan | null {
  const text = brief.prompt.slice(0, readLength);
  if (!isConverter.test(text)) return null;
  const named = [...text.matchAll(between)]
    .slice(0, 40)
    .flatMap(([, one = '', other = '']) => conversion(one, other));
  const kinds = new Map(named.map((found) => [`${found.from} ${found.to}`, found]));
  if (kinds.size > 0) return { type: 'converter', conversions: [...kinds.values()].slice(0, 12) };
  if (!isOfUnits.test(text)) return null;
  return {
    type: 'converter',
    conversions: usual.flatMap(([one, other]) => conversion(one, other)),
  };
}

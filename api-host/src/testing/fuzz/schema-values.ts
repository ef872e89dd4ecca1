import * as fc from 'fast-check';
import type { Schema } from 'shared-kit/contract';
import * as z from 'zod/mini';
import type { FieldValues } from './fitting-fields';
import { hostileText, hostileValue } from './hostile-values';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** One in this many places of an invalid value is hostile. */
const rarity = 10;

/** The field values to generate, and whether to mix in hostile ones. */
interface Making {
  readonly fields: FieldValues;
  readonly isHostile: boolean;
}

/**
 * Values valid for a schema of the contract, and as often the same with hostile values mixed in.
 */
export function valuesOf(schema: Schema, fields: FieldValues): fc.Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return fc.oneof(
    valueOf(json, '', { fields, isHostile: false }),
    valueOf(json, '', { fields, isHostile: true }),
  );
}

function valueOf(schema: JsonSchema, name: string, making: Making): fc.Arbitrary<unknown> {
  const fits = making.fields(name) ?? fitting(schema, name, making);
  if (!making.isHostile) return fits;
  return fc.oneof({ weight: rarity, arbitrary: fits }, { weight: 1, arbitrary: hostileValue });
}

function fitting(schema: JsonSchema, name: string, making: Making): fc.Arbitrary<unknown> {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (choices.length > 0)
    return fc.oneof(...choices.map((choice) => fitting(partOf(choice), name, making)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const [type = ''] = [schema.type].flat();
  return (
    (Object.hasOwn(byType, type) ? byType[type] : undefined)?.(schema, name, making) ?? hostileValue
  );
}

type Make = (schema: JsonSchema, name: string, making: Making) => fc.Arbitrary<unknown>;

const byType: Readonly<Record<string, Make>> = {
  object: (schema, _, making) => objectOf(schema, making),
  array: ({ items, minItems = 0, maxItems = 4 }, name, making) =>
    fc.array(valueOf(partOf(items), name, making), {
      minLength: Math.min(minItems, 3),
      maxLength: Math.min(maxItems, 4),
    }),
  integer: numberOf,
  number: numberOf,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  string: textOf,
};

const partOf = (part: unknown): JsonSchema =>
  typeof part === 'object' && part !== null ? (part as JsonSchema) : {};

/** An object with its fields, occasionally with one missing or unknown. */
function objectOf(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  making: Making,
) {
  const own = Object.entries(properties).map(
    ([name, part]) => [name, valueOf(partOf(part), name, making)] as const,
  );
  const optional = fc.record(Object.fromEntries(own), { requiredKeys: [...required] });
  const open = typeof additionalProperties === 'object';
  const more = fc.dictionary(
    open ? fc.stringMatching(/^[a-z]{1,8}$/) : hostileText,
    open ? valueOf(partOf(additionalProperties), '', making) : hostileValue,
    { maxKeys: 2 },
  );
  if (!making.isHostile) return open ? more : optional;
  return fc.oneof(
    { weight: rarity, arbitrary: open ? more : optional },
    {
      weight: 1,
      arbitrary: fc.tuple(optional, more).map(([usual, other]) => ({ ...usual, ...other })),
    },
    {
      weight: 1,
      arbitrary: fc.record(Object.fromEntries(own), { requiredKeys: [] }),
    },
  );
}

function numberOf({ type, minimum, maximum, exclusiveMinimum }: JsonSchema): fc.Arbitrary<unknown> {
  const least = minimum ?? Number(exclusiveMinimum ?? -10);
  const most = maximum ?? 1000;
  const small = fc.integer({ min: Math.ceil(least), max: Math.min(most, Math.ceil(least) + 6) });
  const limits = fc.constantFrom(least, most);
  if (type === 'integer')
    return fc.oneof({ weight: 6, arbitrary: small }, { weight: 1, arbitrary: limits });
  return fc.oneof(small, fc.double({ min: least, max: most, noNaN: true }));
}

function textOf({
  format,
  pattern,
  minLength = 0,
  maxLength = 60,
}: JsonSchema): fc.Arbitrary<unknown> {
  if (format === 'uuid') return fc.uuid();
  const matching = pattern === undefined ? null : matchingText(pattern);
  if (matching) return matching;
  const most = Math.max(minLength, Math.min(maxLength, 60));
  return fc.oneof(
    { weight: 4, arbitrary: fc.string({ minLength, maxLength: most }) },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength: most }) },
    // At the limit and one beyond it.
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(0, 1)
        .map((over) => 'x'.repeat(Math.min(maxLength, 30_000) + over)),
    },
  );
}

/** Null for patterns fast-check does not support, such as lookaheads. */
function matchingText(pattern: string): fc.Arbitrary<string> | null {
  try {
    const made = fc.stringMatching(new RegExp(pattern), { maxLength: 80 });
    fc.sample(made, 1);
    return made;
  } catch {
    return null;
  }
}

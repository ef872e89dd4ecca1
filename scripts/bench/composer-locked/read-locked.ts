import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { folderOf, type LockedSet } from './locked-files';

const factKinds = [
  'phone',
  'email',
  'price',
  'date',
  'time',
  'hours',
  'address',
  'area',
  'person',
  'number',
  'text',
] as const;

const factSchema = z.strictObject({
  kind: z.enum(factKinds),
  /** What a price is for. */
  item: z.string().optional(),
  text: z.string(),
  /** Other ways of writing the same that are as good. */
  orWritten: z.array(z.string()).optional(),
});

const colourSchema = z.strictObject({
  colour: z.string(),
  role: z.enum(['accent', 'background', 'text', 'any', 'button', 'heading']),
});

const instructionSchema = z.strictObject({
  id: z.string(),
  group: z.string(),
  voice: z.string(),
  language: z.enum(['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl']),
  instruction: z.string(),
  words: z.number(),
  expect: z.strictObject({
    /** Of each list at least one word must be on the page. */
    subject: z.array(z.array(z.string())),
    /** Words of other trades, of another language, or ruled out. */
    foreign: z.array(z.string()),
    name: z.string().nullable(),
    facts: z.array(factSchema),
    colours: z.array(colourSchema),
    sections: z.array(z.string()),
    exclusions: z.array(
      z.strictObject({ kind: z.enum(['word', 'kind', 'colour']), value: z.string() }),
    ),
    intent: z.string(),
    capabilities: z.array(z.string()),
  }),
});

const priceSchema = z.strictObject({ item: z.string(), text: z.string() });
const linkSchema = z.strictObject({ text: z.string().optional(), href: z.string().optional() });
const texts = z.array(z.string()).optional();

/** What must hold after a refinement; `done: false` means that nothing may change and the notes say so. */
const outcomeSchema = z.strictObject({
  done: z.boolean(),
  /** Carrying it out and saying that it was not carried out are both right. */
  either: z.boolean().optional(),
  present: texts,
  absent: texts,
  colours: z.array(colourSchema).optional(),
  scheme: z.enum(['light', 'dark']).optional(),
  larger: z.enum(['body', 'h1']).optional(),
  smaller: z.enum(['body', 'h1']).optional(),
  font: z.strictObject({ role: z.enum(['body', 'heading']), kind: z.string() }).optional(),
  rounder: z.literal('button').optional(),
  changed: z.literal('look').optional(),
  button: linkSchema.optional(),
  link: linkSchema.optional(),
  noLink: z.string().optional(),
  price: priceSchema.optional(),
  /** A text that stands in the same list as what was added. */
  sibling: z.string().optional(),
  section: z.string().optional(),
  after: z.string().optional(),
  heading: z.string().optional(),
  title: z.string().optional(),
  /** Found in the files, not necessarily on the page. */
  source: texts,
  form: texts,
  order: texts,
  count: z.strictObject({ text: z.string(), times: z.number() }).optional(),
  language: z.enum(['de', 'fr']).optional(),
  keeps: z
    .enum(['text', 'facts', 'elsewhere', 'all-before', 'same-set', 'scripts', 'everything'])
    .optional(),
});

const refinementSchema = z.strictObject({
  id: z.string(),
  on: z.strictObject({ page: z.string().optional(), instruction: z.string().optional() }),
  request: z.string(),
  expect: outcomeSchema,
});

export type LockedInstruction = z.infer<typeof instructionSchema>;
export type Expectations = LockedInstruction['expect'];
export type Fact = z.infer<typeof factSchema>;
export type AskedColour = z.infer<typeof colourSchema>;
export type LockedRefinement = z.infer<typeof refinementSchema>;
export type ExpectedOutcome = z.infer<typeof outcomeSchema>;

function readJson(set: LockedSet, name: string): unknown {
  return JSON.parse(readFileSync(path.join(folderOf(set), name), 'utf8'));
}

export function readInstructions(set: LockedSet = 'first'): LockedInstruction[] {
  return z.array(instructionSchema).parse(readJson(set, 'instructions.json'));
}

export function readRefinements(set: LockedSet = 'first'): LockedRefinement[] {
  return z.array(refinementSchema).parse(readJson(set, 'refinements.json'));
}

/** A page by somebody else that refinements are made on. */
export function readForeignPage(name: string): string {
  return readFileSync(path.join(folderOf('first'), 'pages', path.basename(name)), 'utf8');
}

import type { HtmlValidate, Message } from 'html-validate';
import { makeLinear } from './linear-library';
import { counted } from './rule';
import type { Severity } from './rule';

/**
 * html-validate's rules about the standard, not style; our own rules cover the rest, with texts and
 * repairs. Fewer rules also make it a third faster.
 */
const rules = [
  'attribute-allowed-values',
  'attribute-misuse',
  'close-attr',
  'deprecated',
  'element-permitted-content',
  'element-permitted-occurrences',
  'element-permitted-order',
  'element-permitted-parent',
  'element-required-ancestor',
  'form-dup-name',
  'hidden-focusable',
  'input-attributes',
  'map-id-name',
  'no-redundant-for',
  'valid-for',
  'void-content',
] as const;

/** A finding without a repair. */
export interface Conformance {
  readonly id: string;
  readonly severity: Severity;
  readonly message: string;
  readonly detail: string;
  readonly line: number;
  readonly count: number;
}

let loaded: Promise<HtmlValidate> | null = null;

/** The library takes a third of a second to load; loaded only when needed. */
async function load(): Promise<HtmlValidate> {
  const library = await import('html-validate');
  makeLinear(library);
  const loader = new library.StaticConfigLoader({
    root: true,
    elements: ['html5'],
    rules: Object.fromEntries(rules.map((rule) => [rule, 'error'])),
  });
  const validator = new library.HtmlValidate(loader);
  // The first page costs as much as the next ten: it initialises the rules.
  await validator.validateString('<p>ready</p>');
  return validator;
}

/** Preloads the library, while the caller waits for something else anyway. */
export async function prepareConformance(): Promise<void> {
  loaded ??= load();
  await loaded;
}

/** Violations of the standard that browsers may interpret differently. */
export async function checkConformance(html: string): Promise<Conformance[]> {
  loaded ??= load();
  const { results } = await (await loaded).validateString(html);
  // Of a rule, only the first message is kept: there may be one for each element.
  const byRule = new Map<string, { readonly first: Message; count: number }>();
  for (const message of results.flatMap((result) => result.messages)) {
    const known = byRule.get(message.ruleId);
    if (known) known.count += 1;
    else byRule.set(message.ruleId, { first: message, count: 1 });
  }
  return [...byRule.values()].map(({ first, count }) => describe(first, count));
}

const sentences: Readonly<Record<string, (count: number) => string>> = {
  deprecated: (count) =>
    `${counted(count, 'part')} of the page uses HTML that is no longer in use.`,
  'attribute-allowed-values': (count) =>
    `${counted(count, 'setting')} in the page is not a valid one.`,
};

function describe(first: Message, count: number): Conformance {
  const { ruleId: rule, message, line } = first;
  const says =
    sentences[rule] ??
    ((places) => `${counted(places, 'place')} of the page breaks a rule of HTML.`);
  return {
    id: `html-${rule}`,
    severity: rule === 'deprecated' ? 'note' : 'warning',
    message: says(count),
    detail: message.slice(0, 160),
    line,
    count,
  };
}

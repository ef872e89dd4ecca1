import { linkProofs, readCoverage } from '../coverage/read-coverage';
import type { Clause, Coverage, Proof } from '../coverage/read-coverage';
import type { ProofIndex } from '../coverage/proof-index';
import { countGaps } from '../coverage/title';

/** The specification's sections that describe what can be observed. */
const sections = [2, 3, 4, 5, 6, 7, 8, 9];

/**
 * Everything that is wrong with the coverage document: its form, and proofs that are no tests. Complete,
 * every heading has a clause and every proof its link; before that, tables may still be empty.
 */
export function checkSpecificationCoverage(
  markdown: string,
  index: ProofIndex,
  options: { readonly complete: boolean },
): string[] {
  const coverage = readCoverage(markdown);
  const clauses = coverage.headings.flatMap((heading) => heading.clauses);
  return [
    ...coverage.errors,
    ...checkHeadings(coverage),
    ...(options.complete ? [...checkFilled(coverage), ...checkLinks(markdown, index)] : []),
    ...coverage.headings.flatMap(({ number, clauses }) => checkNumbers(number, clauses)),
    ...clauses.flatMap((clause) =>
      clause.proofs.flatMap((proof) =>
        checkProof(proof, index).map((problem) => `clause ${clause.number}: ${problem}`),
      ),
    ),
    ...checkMarks(index, clauses),
  ];
}

/** Ids as they stand in test files. */
function checkMarks({ marked }: ProofIndex, clauses: readonly Clause[]): string[] {
  const named = new Set(clauses.flatMap(({ proofs }) => proofs.map(({ id }) => id)));
  const first = new Map<string, string>();
  return marked.flatMap(({ id, file, line, test }) => {
    const place = `${file}:${line}`;
    const other = first.get(id);
    first.set(id, other ?? place);
    return [
      ...(other === undefined ? [] : [`${place}: ${id} stands at ${other} as well`]),
      ...(test ? [] : [`${place}: ${id} does not stand above a test`]),
      ...(named.has(id) ? [] : [`${place}: no clause rests on ${id}`]),
    ];
  });
}

function checkHeadings({ headings }: Coverage): string[] {
  const given = headings.map(({ number }) => number);
  const counted = sections.flatMap((section) => {
    const own = given.filter((number) => number.startsWith(`${section}.`));
    return own.map((_, index) => `${section}.${index + 1}`);
  });
  const missing = sections.filter(
    (section) => !given.some((number) => number.startsWith(`${section}.`)),
  );
  return [
    ...missing.map((section) => `section ${section} is missing`),
    ...given.flatMap((number, index) =>
      number === counted[index]
        ? []
        : `heading ${number} stands where ${counted[index] ?? 'nothing'} belongs`,
    ),
  ];
}

function checkFilled({ headings }: Coverage): string[] {
  const empty = headings.filter(({ clauses }) => clauses.length === 0);
  return empty.map(({ number }) => `heading ${number} has no clause`);
}

function checkLinks(markdown: string, index: ProofIndex): string[] {
  const linked = linkProofs(markdown, (id) => index.find(id)?.file);
  return linked === markdown
    ? []
    : ['links are missing or stale: npm run specification writes them'];
}

function checkNumbers(heading: string, clauses: readonly Clause[]): string[] {
  return clauses.flatMap(({ number }, index) => {
    const expected = `${heading}.${index + 1}`;
    return number === expected ? [] : `clause “${number}” stands where ${expected} belongs`;
  });
}

function checkProof({ id, values }: Proof, index: ProofIndex): string[] {
  const marked = index.find(id);
  if (!marked) return [`${id} stands at no test`];
  const { file, test, isShared } = marked;
  if (!test) return [];
  const gaps = countGaps(test.title);
  if (values.length > 0 && values.length !== gaps) {
    return [`${id} in ${file} has ${gaps} values in its title, not ${values.length}`];
  }
  const [given, ...variants] = values;
  if (isShared && given === undefined) return [`${id} in ${file} is shared: say whose it is`];
  return [
    ...(isShared && given !== undefined && !index.isGiven(file, given)
      ? [`no test file gives “${given}” to ${file}, where ${id} is`]
      : []),
    ...(isShared
      ? variants
          .filter((variant) => !index.isWritten(file, variant))
          .map((variant) => `no test file declares “${variant}”, which ${id} names`)
      : []),
    ...(test.flaw === null ? [] : [`${id} in ${file} proves nothing (${test.flaw})`]),
  ];
}

import { readCoverage } from '../coverage/read-coverage';
import type { Clause, Coverage, Proof } from '../coverage/read-coverage';
import { TestCatalogue } from '../coverage/test-catalogue';
import type { Sources } from '../coverage/test-catalogue';

/** The specification's sections that describe what can be observed. */
const sections = [2, 3, 4, 5, 6, 7, 8, 9];

/**
 * Everything that is wrong with the coverage document: its form, and proofs that are no tests. Complete,
 * every heading has a clause; before that, tables may still be empty.
 */
export function checkSpecificationCoverage(
  markdown: string,
  sources: Sources,
  options: { readonly complete: boolean },
): string[] {
  const coverage = readCoverage(markdown);
  const catalogue = new TestCatalogue(sources);
  const clauses = coverage.headings.flatMap((heading) => heading.clauses);
  return [
    ...coverage.errors,
    ...checkHeadings(coverage),
    ...(options.complete ? checkFilled(coverage) : []),
    ...coverage.headings.flatMap(({ number, clauses }) => checkNumbers(number, clauses)),
    ...clauses.flatMap((clause) =>
      clause.proofs.flatMap((proof) =>
        checkProof(proof, sources, catalogue).map(
          (problem) => `clause ${clause.number}: ${problem}`,
        ),
      ),
    ),
  ];
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

function checkNumbers(heading: string, clauses: readonly Clause[]): string[] {
  return clauses.flatMap(({ number }, index) => {
    const expected = `${heading}.${index + 1}`;
    return number === expected ? [] : `clause “${number}” stands where ${expected} belongs`;
  });
}

function checkProof(proof: Proof, sources: Sources, catalogue: TestCatalogue): string[] {
  const { file, title } = proof;
  if (sources.read(file) === undefined) return [`${file} does not exist`];
  if (!sources.collected.has(file))
    return [`${file} is no file that a runner of npm test collects`];
  const named = catalogue.find(proof);
  if (named.length === 0) return [`${file} has no test “${title}”`];
  const flaws = named.flatMap(({ test }) => test.flaw ?? []);
  return flaws.map((flaw) => `“${title}” in ${file} proves nothing (${flaw})`);
}

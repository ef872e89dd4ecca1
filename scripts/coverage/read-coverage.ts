/** A test as the document names it: `P12`, or one of the tests that its loop makes: `P12 POST · /api/login`. */
export interface Proof {
  readonly id: string;
  /** What is filled into the test's title, in order; empty for all that its loop makes. */
  readonly values: readonly string[];
}

/** One numbered clause of the specification. */
export interface Clause {
  readonly number: string;
  readonly text: string;
  readonly proofs: readonly Proof[];
}

interface Heading {
  readonly number: string;
  readonly clauses: readonly Clause[];
}

/** The document as far as it could be read, and what is wrong with it. */
export interface Coverage {
  readonly headings: readonly Heading[];
  readonly errors: readonly string[];
}

const tableHead = new Set(['| Clause | What holds | Proof |', '|---|---|---|']);

interface Reading {
  readonly headings: { number: string; clauses: Clause[] }[];
  readonly errors: string[];
  section: string | null;
}

/** Reads docs/specification-coverage.md. Every line with a pipe is a row, or it is an error. */
export function readCoverage(markdown: string): Coverage {
  const reading: Reading = { headings: [], errors: [], section: null };
  for (const [index, line] of markdown.split('\n').entries()) {
    const report = (problem: string): void => {
      reading.errors.push(`line ${index + 1}: ${problem}`);
    };
    if (line.startsWith('## ')) readSection(reading, line, report);
    else if (line.startsWith('###')) readHeading(reading, line, report);
    else if (line.trimStart().startsWith('|')) readRow(reading, line, report);
  }
  return reading;
}

type Report = (problem: string) => void;

function readSection(reading: Reading, line: string, report: Report): void {
  reading.section = /^## (\d+)\. \S/.exec(line)?.[1] ?? null;
  if (reading.section === null) report(`“${line}” is no section heading such as “## 2. Screens”`);
}

function readHeading(reading: Reading, line: string, report: Report): void {
  const number = /^### (\d+\.\d+) \S/.exec(line)?.[1];
  if (number === undefined) {
    report(`“${line}” is no heading such as “### 2.4 Reset password”`);
    return;
  }
  if (!number.startsWith(`${reading.section ?? ''}.`)) {
    report(`heading ${number} does not belong to section ${reading.section ?? '(none)'}`);
  }
  reading.headings.push({ number, clauses: [] });
}

function readRow({ headings }: Reading, line: string, report: Report): void {
  if (tableHead.has(line.trim())) return;
  const clauses = headings.at(-1)?.clauses;
  const cells = line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
  const [number = '', text = '', proof = ''] = cells;
  if (cells.length !== 3) report(`a row has three cells, this one ${cells.length}`);
  else if (!clauses) report('a row stands before the first heading');
  else {
    if (text === '') report(`clause ${number} says nothing`);
    clauses.push({ number, text, proofs: readProofs(number, proof, report) });
  }
}

function readProofs(number: string, cell: string, report: Report): Proof[] {
  if (cell === '') {
    report(`clause ${number} names no test`);
    return [];
  }
  return cell.split('<br>').flatMap((reference) => {
    const proof = readProof(reference.trim());
    if (proof) return proof;
    report(`clause ${number}: “${reference.trim()}” is no proof such as “P12” or “P12 a value”`);
    return [];
  });
}

/** The link to the test's file is written by `npm run specification` and read by people only. */
const reference = /^(?:\[(P\d+)\]\([^)]*\)|(P\d+))(?: (.*\S))?$/;

function readProof(text: string): Proof | null {
  const [, linked, bare, values] = reference.exec(text) ?? [];
  const id = linked ?? bare;
  return id === undefined ? null : { id, values: values?.split(' · ') ?? [] };
}

/**
 * The document with a link to the file of each proof's test.
 *
 * @param fileOf the file of an id, from the root; undefined where there is none
 */
export function linkProofs(markdown: string, fileOf: (id: string) => string | undefined): string {
  const link = (text: string): string => {
    const proof = readProof(text.trim());
    const file = proof && fileOf(proof.id);
    if (!proof || !file) return text;
    return [`[${proof.id}](../${file})`, proof.values.join(' · ')].join(' ').trim();
  };
  const lines = markdown.split('\n').map((line) => {
    const [row, start, cell] = /^(\| \d\S* \|[^|]*\| )([^|]*) \|$/.exec(line) ?? [];
    if (row === undefined || start === undefined || cell === undefined) return line;
    return `${start}${cell.split('<br>').map(link).join('<br>')} |`;
  });
  return lines.join('\n');
}

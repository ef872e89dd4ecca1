/** A test as the document names it: its file and its exact title, or its title's template. */
export interface Proof {
  readonly file: string;
  readonly title: string;
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
    const [, file, title] = /^`([^`]+)` › (.*\S)$/.exec(reference.trim()) ?? [];
    if (file !== undefined && title !== undefined) return { file, title };
    report(`clause ${number}: “${reference.trim()}” is not of the form \`file\` › title`);
    return [];
  });
}

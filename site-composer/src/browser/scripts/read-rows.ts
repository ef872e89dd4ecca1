const mostRows = 2_000;
const mostCells = 30;
const quoted = /"((?:[^"]|"")*)"|([^,;"]+)|([,;])/gu;

function cellsOf(line: string): string[] {
  if (line.includes('\t')) return line.split('\t');
  if (line.includes('|')) return line.replace(/^\s*\||\|\s*$/gu, '').split('|');
  const mark = line.includes(';') ? ';' : ',';
  const cells = [''];
  for (const [, inQuotes, plain, separator] of line.matchAll(quoted)) {
    if (separator === mark) cells.push('');
    else {
      const last = cells.pop() ?? '';
      cells.push(last + (inQuotes?.replaceAll('""', '"') ?? plain ?? separator ?? ''));
    }
  }
  return cells;
}

/** Rows as a spreadsheet copies them (tabs), or with bars, semicolons or commas; empty lines are left out. */
export function readRows(text: string): string[][] {
  return text
    .split(/\r?\n/u)
    .filter((line) => line.trim() !== '' && !/^[\s|:-]+$/u.test(line))
    .slice(0, mostRows)
    .map((line) =>
      cellsOf(line)
        .slice(0, mostCells)
        .map((cell) => cell.trim()),
    );
}

/** Without the first row where it repeats the headings of the table. */
export function withoutHeadings(
  rows: readonly string[][],
  headings: readonly string[],
): string[][] {
  const known = new Set(headings.map((heading) => heading.toLowerCase()));
  const [first, ...rest] = rows;
  return first?.some((cell) => known.has(cell.toLowerCase())) === true ? rest : [...rows];
}

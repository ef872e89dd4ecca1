/** One statement of a declaration file, and the names it declares. */
export interface Statement {
  readonly text: string;
  /** The name it declares; null for imports and re-exports. */
  readonly name: string | null;
  readonly isExported: boolean;
}

const declaration =
  /^(export )?(?:default )?(?:declare )?(?:abstract )?(?:const enum|const|let|function|class|interface|type|enum|namespace) ([\w$]+)/;

/**
 * Splits what `tsc` writes. It prints every statement from the first column and indents what is inside,
 * so a parser is not needed: a line at the first column begins a statement unless it closes one.
 */
export function splitStatements(text: string): Statement[] {
  const statements: string[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const begins = !/^[\s})\]>]/.test(line);
    if (begins) statements.push(line);
    else statements.push(`${statements.pop() ?? ''}\n${line}`);
  }
  return statements.map((statement) => {
    const [, exported, name] = declaration.exec(statement) ?? [];
    return { text: statement, name: name ?? null, isExported: exported !== undefined };
  });
}

/** `A as B, type C` as pairs of the inner and the outer name. */
export function readSpecifiers(list: string): { readonly inner: string; readonly outer: string }[] {
  return list
    .split(',')
    .map((part) => part.trim().replace(/^type /, ''))
    .filter((part) => part !== '')
    .map((part) => {
      const [inner = '', outer] = part.split(' as ');
      return { inner, outer: outer ?? inner };
    });
}

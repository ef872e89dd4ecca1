import path from 'node:path';

const relativeImport = /(\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(['"])(\.{1,2}\/[^'"]*|\.{1,2})\2/g;

/** Examples in comments import what is not there. */
const isComment = /^\s*(\/?\*|\/\/)/;

/**
 * Names the file in every relative import, as modules of a package have to: the sources leave out
 * extensions and `/index`, which only bundlers put up with.
 *
 * @param file path of the emitted file inside of the package
 * @param files every emitted file
 */
export function nameImportedFiles(text: string, file: string, files: ReadonlySet<string>): string {
  const folder = path.posix.dirname(file);
  const nameFile = (_: string, lead: string, quote: string, request: string): string => {
    const target = path.posix.join(folder, request);
    const candidates = [`${target}.js`, path.posix.join(target, 'index.js'), target];
    const found = candidates.find((name) => files.has(name));
    if (found === undefined) throw new Error(`${file} imports ${request}, which is not there`);
    const from = path.posix.relative(folder, found);
    return `${lead}${quote}${from.startsWith('.') ? from : `./${from}`}${quote}`;
  };
  const lines = text.split('\n');
  return lines
    .map((line) => (isComment.test(line) ? line : line.replaceAll(relativeImport, nameFile)))
    .join('\n');
}

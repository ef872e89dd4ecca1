import path from 'node:path';
import { findTests } from './find-tests';
import type { DeclaredTest, TestSource } from './find-tests';
import { isPlain } from './title';

/** The project's sources as the checks need them; tests of the checks make their own. */
export interface Sources {
  /** Test files a runner of `npm test` collects. */
  readonly collected: ReadonlySet<string>;
  /** Further files, with functions that declare tests for those. */
  readonly shared: readonly string[];
  /** A file's text, or undefined where there is none. */
  readonly read: (file: string) => string | undefined;
}

/** A line `// Proof P12`, and the test that begins in the line below; null where none does. */
export interface MarkedTest {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  /** It stands in a function that test files call. */
  readonly isShared: boolean;
  readonly test: DeclaredTest | null;
}

const mark = /^\s*\/\/ Proof (P\d+)$/;
const anyMark = /^\s*\/\/ Proof P\d+$/m;

/** Finds the tests that clauses rest on by the ids above them; files without an id are not parsed. */
export class ProofIndex {
  /** Every id that stands in a file, in the order of the files. */
  readonly marked: readonly MarkedTest[];
  readonly #parsed = new Map<string, TestSource>();
  readonly #given = new Map<string, ReadonlySet<string>>();
  readonly #byId: ReadonlyMap<string, MarkedTest>;

  constructor(private readonly sources: Sources) {
    const files = [...sources.collected, ...sources.shared].toSorted();
    this.marked = files.flatMap((file) => this.#readMarks(file));
    this.#byId = new Map(this.marked.map((test) => [test.id, test]));
  }

  find(id: string): MarkedTest | undefined {
    return this.#byId.get(id);
  }

  /** Titles of a file in which nothing is filled in. */
  plainTitles(file: string): ReadonlySet<string> {
    const plain = this.#parse(file).tests.filter((test) => isPlain(test.title));
    return new Set(plain.map((test) => test.title.join('')));
  }

  /** Whether a collected file gives this to a function of a shared file, as in `testConformance({ endpoint: login })`. */
  isGiven(shared: string, value: string): boolean {
    const known = this.#given.get(shared) ?? this.#readGiven(shared.replace(/\.tsx?$/, ''));
    this.#given.set(shared, known);
    return known.has(value);
  }

  /** Whether a file that calls a shared one, or the shared one itself, contains this text. */
  isWritten(shared: string, value: string): boolean {
    const files = [shared, ...this.#callersOf(shared.replace(/\.tsx?$/, ''))];
    return files.some((file) => this.sources.read(file)?.includes(value));
  }

  #callersOf(module: string): string[] {
    return [...this.sources.collected].filter((file) =>
      this.sources.read(file)?.includes(path.posix.basename(module)),
    );
  }

  #readGiven(module: string): ReadonlySet<string> {
    const values = this.#callersOf(module).flatMap((file) => {
      const { imports, given } = this.#parse(file);
      const names = imports.filter((from) => from.path === module).flatMap((from) => from.names);
      return names.flatMap((name) => [...(given.get(name) ?? [])]);
    });
    return new Set(values);
  }

  #readMarks(file: string): MarkedTest[] {
    const text = this.sources.read(file);
    if (text === undefined || !anyMark.test(text)) return [];
    const { tests } = this.#parse(file);
    const isShared = !this.sources.collected.has(file);
    return text.split('\n').flatMap((content, index) => {
      const id = mark.exec(content)?.[1];
      const line = index + 1;
      const test = tests.find((candidate) => candidate.line === line + 1) ?? null;
      return id === undefined ? [] : { id, file, line, isShared, test };
    });
  }

  #parse(file: string): TestSource {
    const known = this.#parsed.get(file);
    if (known) return known;
    const parsed = findTests(file, this.sources.read(file) ?? '');
    this.#parsed.set(file, parsed);
    return parsed;
  }
}

import { findTests } from './find-tests';
import type { DeclaredTest, TestSource } from './find-tests';
import { isPlain, isTelling, producesTitle, quotes } from './title';
import type { Proof } from './read-coverage';

/** The project's sources as the checks need them; tests of the checks make their own. */
export interface Sources {
  /** Test files a runner of `npm test` collects. */
  readonly collected: ReadonlySet<string>;
  /** A file's text, or undefined where there is none. */
  readonly read: (file: string) => string | undefined;
}

/** A test that a proof names, and the file its runner reports it under. */
export interface NamedTest {
  readonly reportedIn: string;
  readonly test: DeclaredTest;
  /** True where the proof is the template of several tests rather than the title of one. */
  readonly isTemplate: boolean;
}

/** Finds the tests of a project by file and title; every file is parsed once. */
export class TestCatalogue {
  readonly #parsed = new Map<string, TestSource | null>();

  constructor(private readonly sources: Sources) {}

  /** The tests a proof names: declared in its file, or by a shared function that its file calls. */
  find({ file, title }: Proof): NamedTest[] {
    const source = this.#parse(file);
    if (!source) return [];
    const own = namedIn(source.tests, file, title);
    return own.length > 0 ? own : this.#findShared(source, title);
  }

  /** Titles of a file in which nothing is filled in. */
  plainTitles(file: string): ReadonlySet<string> {
    const plain = (this.#parse(file)?.tests ?? []).filter((test) => isPlain(test.title));
    return new Set(plain.map((test) => test.title.join('')));
  }

  /**
   * Shared tests are named after what the function was given, such as an endpoint: only a title that begins with
   * something the file gives to it can come from there.
   */
  #findShared(source: TestSource, title: string): NamedTest[] {
    return source.imports.flatMap(({ path, names }) => {
      const given = new Set(names.flatMap((name) => [...(source.given.get(name) ?? [])]));
      return [`${path}.ts`, `${path}.tsx`].flatMap((file) => {
        const shared = this.#parse(file)?.tests ?? [];
        const named = namedIn(shared, file, title);
        return named.filter(
          ({ test }) => test.title[0] === null && given.has(firstValue(test, title)),
        );
      });
    });
  }

  #parse(file: string): TestSource | null {
    const known = this.#parsed.get(file);
    if (known !== undefined) return known;
    const text = this.sources.read(file);
    const parsed = text === undefined ? null : findTests(file, text);
    this.#parsed.set(file, parsed);
    return parsed;
  }
}

function namedIn(tests: readonly DeclaredTest[], reportedIn: string, title: string): NamedTest[] {
  const exact = tests.filter((test) => isPlain(test.title) && quotes(title, test.title));
  const templates = tests.filter((test) => !isPlain(test.title));
  const quoted = templates.filter((test) => isTelling(test.title) && quotes(title, test.title));
  const produced = templates.filter(
    (test) => producesTitle(test.title, title) && (isTelling(test.title) || test.values.has(title)),
  );
  const found = [exact, quoted, produced].find((list) => list.length > 0) ?? [];
  const isTemplate = found === quoted && found.length > 0;
  return found.map((test) => ({ reportedIn, test, isTemplate }));
}

function firstValue({ title }: DeclaredTest, finished: string): string {
  const next = title[1];
  const end = typeof next === 'string' ? finished.indexOf(next) : finished.length;
  return finished.slice(0, Math.max(end, 0));
}

import path from 'node:path';
import { readSpecifiers, splitStatements } from './statements';
import type { Statement } from './statements';

/** Declaration files by path without extension, such as `remote/host`. */
export type DeclarationFiles = ReadonlyMap<string, string>;

/** A declaration: where it stands and what it is called there. */
export interface Place {
  readonly file: string;
  readonly name: string;
}

/** What a name outside means: a declaration here, or a re-export of another package's. */
export type Target = Place | { readonly foreign: string };

interface Module {
  readonly statements: readonly Statement[];
  /** Names this file imports from files here. */
  readonly imports: ReadonlyMap<string, Place>;
}

const importing = /^import (?:type )?\{([^}]*)\} from '(\.[^']*)';$/s;
const starred = /^export \* from '([^']*)';$/;
const listed = /^export (?:type )?\{([^}]*)\}(?: from '([^']*)')?;$/s;

/** Finds what names mean across declaration files. */
export class DeclarationGraph {
  private readonly modules = new Map<string, Module>();

  constructor(private readonly files: DeclarationFiles) {}

  /** Every name a file gives to others, and what it means. */
  exportsOf(file: string): Map<string, Target> {
    const found = new Map<string, Target>();
    for (const { text, name, isExported } of this.read(file).statements) {
      if (isExported && name !== null) found.set(name, { file, name });
      for (const [outer, target] of this.reExports(file, text)) found.set(outer, target);
    }
    return found;
  }

  /** The text of a declaration; overloads together. */
  textOf({ file, name }: Place): string {
    const own = this.read(file).statements.filter((statement) => statement.name === name);
    if (own.length === 0) throw new Error(`${file} declares no ${name}`);
    return own.map(({ text }) => text).join('\n');
  }

  /** Declarations here that a declaration's text speaks of. */
  mentionedBy(place: Place): Place[] {
    const { statements, imports } = this.read(place.file);
    const text = this.textOf(place);
    const local = new Set(statements.flatMap(({ name }) => (name === null ? [] : [name])));
    const words = new Set(text.match(/[A-Za-z_$][\w$]*/g));
    const named = [...words].flatMap((word) => {
      if (word === place.name) return [];
      if (local.has(word)) return [{ file: place.file, name: word }];
      return imports.get(word) ?? [];
    });
    const inline = [...text.matchAll(/import\("(\.[^"]*)"\)\.(\w+)/g)].map(
      ([, from = '', name = '']) => ({ file: this.resolve(place.file, from), name }),
    );
    return [...named, ...inline].flatMap((mentioned) => this.follow(mentioned));
  }

  /** Where a name that may only pass through a file is declared; nothing when it is another package's. */
  private follow(place: Place): Place[] {
    const target = this.exportsOf(place.file).get(place.name) ?? place;
    return 'foreign' in target ? [] : [target];
  }

  private *reExports(file: string, text: string): Generator<[string, Target]> {
    const star = starred.exec(text)?.[1];
    if (star?.startsWith('.')) {
      for (const [name, target] of this.exportsOf(this.resolve(file, star))) yield [name, target];
    } else if (star !== undefined) yield [`* from ${star}`, { foreign: text }];
    const [, list = '', from] = listed.exec(text) ?? [];
    for (const { inner, outer } of readSpecifiers(list)) {
      yield [outer, this.targetOf(file, inner, outer, from)];
    }
  }

  private targetOf(file: string, inner: string, outer: string, from: string | undefined): Target {
    if (from !== undefined && !from.startsWith('.')) {
      return {
        foreign: `export { ${inner === outer ? inner : `${inner} as ${outer}`} } from '${from}';`,
      };
    }
    const place =
      from === undefined
        ? (this.read(file).imports.get(inner) ?? { file, name: inner })
        : { file: this.resolve(file, from), name: inner };
    return place.file === file ? place : (this.exportsOf(place.file).get(place.name) ?? place);
  }

  private read(file: string): Module {
    const known = this.modules.get(file);
    if (known) return known;
    const text = this.files.get(file);
    if (text === undefined) throw new Error(`There is no declaration file ${file}`);
    const statements = splitStatements(text);
    const imports = new Map<string, Place>();
    for (const statement of statements) {
      const [, list = '', from = ''] = importing.exec(statement.text) ?? [];
      for (const { inner, outer } of readSpecifiers(list)) {
        imports.set(outer, { file: this.resolve(file, from), name: inner });
      }
    }
    const module = { statements, imports };
    this.modules.set(file, module);
    return module;
  }

  private resolve(file: string, from: string): string {
    const target = path.posix.join(path.posix.dirname(file), from);
    return this.files.has(target) ? target : path.posix.join(target, 'index');
  }
}

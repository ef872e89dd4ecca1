import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';

const folder = (name: string): URL =>
  new URL(`../../../site-composer/measure/${name}/`, import.meta.url);

/** Two thirds may be read while the composer is changed; of the rest only the score is looked at. */
export type Part = 'train' | 'test';

const partOf = (text: string): Part =>
  createHash('sha1').update(text).digest().readUInt32BE(0) % 3 === 0 ? 'test' : 'train';

const linesOf = (file: URL): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '));

export interface ExpectedScreen {
  readonly file: string;
  readonly part: Part;
  readonly text: string;
  readonly name: string | null;
  /** Of each group one spelling has to stand on the first screen. */
  readonly kind: readonly (readonly string[])[];
  readonly wrong: readonly string[];
  readonly place: string | null;
  readonly action: string;
}

const given = (field: string): string | null => (field === '-' ? null : field);

const listed = (field: string): string[] => (field === '-' ? [] : field.split(','));

/** The instructions with what their first screens have to say. */
export function readScreens(): ExpectedScreen[] {
  return readdirSync(folder('first-screen'))
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .flatMap((file) =>
      linesOf(new URL(file, folder('first-screen'))).map((line) => {
        const [name = '', kind = '', wrong = '', place = '', action = '', ...rest] =
          line.split(' ~ ');
        const text = rest.join(' ~ ').replaceAll(String.raw`\n`, '\n');
        return {
          file,
          part: partOf(text),
          text,
          name: given(name),
          kind: listed(kind).map((group) => group.split('/')),
          wrong: listed(wrong),
          place: given(place),
          action,
        };
      }),
    );
}

export interface ExpectedEdit {
  readonly part: Part;
  readonly typed: string;
  readonly printed: string;
  /** Names that stand elsewhere in the instruction. */
  readonly names: readonly string[];
}

/** What was typed with what is to be printed; what is printed as it stands among them. */
export function readEdits(): {
  readonly edited: ExpectedEdit[];
  readonly unchanged: ExpectedEdit[];
} {
  const edited = linesOf(new URL('edited.txt', folder('copy-edit'))).map((line) => {
    const [typed = '', rest = ''] = line.split(' => ');
    const [printed = '', ...names] = rest.split(' | ');
    return { part: partOf(typed), typed, printed, names };
  });
  const unchanged = linesOf(new URL('unchanged.txt', folder('copy-edit'))).map((line) => ({
    part: partOf(line),
    typed: line,
    printed: line,
    names: [],
  }));
  return { edited, unchanged };
}

import { capitalised } from './casing';

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}£€$]+/gu, ' ')
    .trim();

/** Texts without those that another one says with more words. */
export function saidOnce(texts: readonly string[]): string[] {
  const all = texts.map((text) => ({ text, words: ` ${plain(text)} ` }));
  return all
    .filter(
      ({ words }, at) =>
        !all.some(
          (other, place) =>
            place !== at &&
            other.words.includes(words) &&
            (other.words.length > words.length || place < at),
        ),
    )
    .map(({ text }) => text);
}

/** Short facts without the parts that an earlier one has told: "Minimum 12 months, gas heating", "Gas heating, unfurnished". */
export function partsOnce(texts: readonly string[]): string[] {
  const told = new Set<string>();
  return texts.flatMap((text) => {
    const parts = text.split(/,\s/u);
    const isPoint = !/[.!?…]["')]?$/.test(text);
    const kept = isPoint ? parts.filter((part) => !told.has(plain(part))) : parts;
    for (const part of parts) told.add(plain(part));
    if (kept.length === parts.length) return [text];
    return kept.length === 0 ? [] : [capitalised(kept.join(', '))];
  });
}

const button =
  '(?:buttons?|cta|call to action|knopf|knöpfe|schaltfläche|boutons?|bot[oó]n|botões|botão|pulsante|bottone|knop(?:pen)?)';
const open = '["“„«»]';
const close = '["”“»«]';
const behind = new RegExp(
  String.raw`(?<!\p{L})${button}(?!\p{L})[^"“„«»\n.!?]{0,48}${open}\s?([^"“”„«»\n]{2,40}?)\s?${close}`,
  'giu',
);
const before = new RegExp(
  String.raw`${open}([^"“”„«»\n]{2,40})${close}\s(?:\p{L}{1,12}\s){0,2}${button}(?!\p{L})`,
  'giu',
);
const most = 4;
const longestRead = 6_000;

/** The words on buttons that stand in quotation marks beside the word for a button, in the order of the text. */
export function quotedButtons(text: string): string[] {
  const read = text.slice(0, longestRead);
  const found = [...read.matchAll(behind), ...read.matchAll(before)]
    .toSorted((one, other) => one.index - other.index)
    .map(([, words = '']) => words.trim())
    .filter((words) => /\p{L}{2}/u.test(words));
  return [...new Set(found)].slice(0, most);
}

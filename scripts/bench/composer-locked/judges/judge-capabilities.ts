import { shownText, type SeenText } from '../seen-page';

const control = (page: SeenText, pattern: RegExp): boolean =>
  page.buttons.some((text) => pattern.test(text));

const fields = (page: SeenText): number => page.forms.flat().length;

/** Controls without which a capability cannot work; whether it works is for a person or a journey to say. */
const signs: Readonly<Record<string, (page: SeenText) => boolean>> = {
  form: (page) => page.forms.some((form) => form.length > 1),
  'add-items': (page) =>
    fields(page) > 0 && control(page, /add|new|save|log|enter|hinzu|speicher|ajout|adicion|\+/i),
  search: (page) =>
    /search|such|filter|find/i.test(shownText(page)) &&
    page.parts.some((part) => part.startsWith('input.')),
  filter: (page) =>
    control(page, /all|filter|alle/i) || page.parts.some((part) => part.startsWith('select.')),
  export: (page) =>
    control(page, /export|download|csv|pdf|print|save|herunterladen|speichern/i) ||
    page.links.some(({ text }) => /export|download|csv|pdf/i.test(text)),
  quiz: (page) =>
    page.buttons.length > 3 && /question|frage|\d+\s*(?:of|\/)\s*\d+/i.test(shownText(page)),
  timer: (page) =>
    control(page, /start|pause/i) || /\d+\s*(?:days?|h|min)|\d\d:\d\d/i.test(shownText(page)),
  calculator: (page) =>
    page.parts.some((part) => part.startsWith('output.')) ||
    /total|result|each/i.test(shownText(page)),
  board: (page) => control(page, /move|up|down|→|←|won|result|win/i),
  score: (page) => control(page, /\+|point|score|undo|tap|add|copo/i),
  game: (page) =>
    page.buttons.length > 3 && control(page, /new|start|play|again|nouvelle|rejouer/i),
  cards: (page) => control(page, /flip|turn|knew|show/i),
  check: (page) =>
    page.parts.some((part) => part.startsWith('input.')) || control(page, /done|tick|check/i),
  list: (page) => page.parts.some((part) => /^(?:ul|ol|table|tbody)\./.test(part)),
  table: (page) => page.parts.some((part) => part.startsWith('table.')),
};

/** Capabilities asked for whose controls are not on the page. */
export function missingCapabilities(asked: readonly string[], page: SeenText): string[] {
  return asked.filter((name) => {
    const sign = signs[name];
    if (!sign) throw new Error(`Nothing tells whether the page can ${name}`);
    return !sign(page);
  });
}

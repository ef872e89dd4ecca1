/** A text as it stands in a page, between tags or in quotes. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

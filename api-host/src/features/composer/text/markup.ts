/** A piece of HTML that is known to be safe. Only `html` and `raw` make one. */
export class Markup {
  constructor(readonly text: string) {}
  toString(): string {
    return this.text;
  }
}

export type Piece = Markup | string | number | null | undefined | false | readonly Piece[];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function pieceText(piece: Piece): string {
  if (piece instanceof Markup) return piece.text;
  if (piece === null || piece === undefined || piece === false) return '';
  if (typeof piece === 'string') return escapeHtml(piece);
  if (typeof piece === 'number') return String(piece);
  return piece.map(pieceText).join('');
}

/** Template tag: everything interpolated is escaped unless it is `Markup` already. */
export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Markup {
  let text = strings[0] ?? '';
  pieces.forEach((piece, index) => {
    text += pieceText(piece) + (strings[index + 1] ?? '');
  });
  return new Markup(text);
}

/** For text this engine wrote itself, such as SVG art. Never pass a member's words. */
export function raw(text: string): Markup {
  return new Markup(text);
}

/** A fact only the member knows. Looks the same everywhere: square brackets, dashed underline. */
export function todo(label: string): Markup {
  return html`<span class="todo">[${label}]</span>`;
}

/** The quiet line above lists that this engine made up as samples. */
export function sampleNote(what: string): Markup {
  return html`<p class="sample-note">${what}</p>`;
}

/** One run of text a visitor reads without a break: a heading, a paragraph, a list item, a label. */
export interface SeenBlock {
  readonly tag: string;
  readonly text: string;
  /** Number of the section it stands in, in document order; -1 outside of any. */
  readonly section: number;
}

export interface SeenLink {
  readonly href: string;
  readonly text: string;
}

export interface SeenField {
  readonly type: string;
  readonly label: string;
}

/** What a visitor is shown, without how it was made. */
export interface SeenText {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly blocks: readonly SeenBlock[];
  readonly links: readonly SeenLink[];
  readonly buttons: readonly string[];
  readonly forms: readonly (readonly SeenField[])[];
  /** Text of every small box: where an item and its price stand together. */
  readonly groups: readonly string[];
  /** Names and descriptions of drawings and pictures. */
  readonly drawings: readonly string[];
  /** Elements in document order, drawings left out: what two pages are compared by. */
  readonly parts: readonly string[];
}

/** Computed colours and type; only a browser knows them. */
export interface SeenLooks {
  readonly body: string;
  readonly text: string;
  readonly grounds: readonly string[];
  readonly buttons: readonly string[];
  readonly links: readonly string[];
  readonly headings: readonly string[];
  readonly any: readonly string[];
  readonly bodyFont: string;
  readonly headingFont: string;
  readonly bodySize: number;
  readonly headlineSize: number;
  readonly buttonRadius: number;
  /** Pixels by which the page is too wide for a telephone. */
  readonly overflow: number;
}

export interface SeenPage {
  readonly text: SeenText;
  /** Null when the page was read without a browser. */
  readonly looks: SeenLooks | null;
  readonly errors: readonly string[];
}

/** Everything shown, one block to a line. */
export function shownText(page: SeenText): string {
  const fields = page.forms.flat().map(({ label }) => label);
  return [...page.blocks.map(({ text }) => text), ...fields].join('\n');
}

/** What is read before scrolling: title, first headline and what stands around it. */
export function firstScreen(page: SeenText): string {
  const headline = page.blocks.findIndex(({ tag }) => tag === 'h1');
  const around = page.blocks.slice(Math.max(0, headline - 2), headline + 4);
  return [page.title, ...around.map(({ text }) => text)].join('\n');
}

/** A start or end tag of interest; offsets count from the document's first character. */
export interface HtmlTag {
  readonly name: string;
  readonly closing: boolean;
  readonly start: number;
  readonly end: number;
  /** Attribute names in lower case; of a name given twice the first counts, as in browsers. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Where the element ends; after its end tag for scripts and the like, else the same as `end`. */
  readonly elementEnd: number;
}

export interface HtmlScan {
  readonly tags: readonly HtmlTag[];
  /** Behind the doctype, or 0 when there is none. */
  readonly doctypeEnd: number;
  /** What has to follow a document that stops inside a comment, a tag or a script, to get out of it. */
  readonly repair: string;
}

/** Their content is text up to their own end tag; a `<` in it starts nothing (scripts being on). */
const rawTextElements = new Set([
  'script',
  'style',
  'title',
  'textarea',
  'noscript',
  'iframe',
  'noembed',
  'noframes',
  'xmp',
]);

const tagName = /[a-z][^\s/>]*/iy;
const spaces = /[\s/]+/y;
const attributeName = /[^\s/>][^\s/>=]*/y;
const equals = /\s*=\s*/y;
const attributeValue = /"[^"]*"|'[^']*'|[^\s"'>][^\s>]*/y;
const doctype = /<!doctype\b/iy;

/**
 * Finds the named tags of a document the way a browser reads it: not those in comments, scripts,
 * styles or attribute values. One pass forward, so the time grows with the length whatever it holds.
 * (The contract may import no parser, and the browser should not have to load one for a preview.)
 */
export function scanHtml(html: string, names: TagNames): HtmlScan {
  return new Scanner(html, names).run();
}

/** Which tags are of interest. */
type TagNames = Pick<ReadonlySet<string>, 'has'>;

interface OpenTag {
  readonly attributes: Map<string, string>;
  readonly end: number;
  readonly selfClosing: boolean;
}

class Scanner {
  private readonly tags: HtmlTag[] = [];
  private readonly neverClosed = new Set<string>();
  private doctypeEnd = 0;
  private repair = '';
  private at = 0;

  constructor(
    private readonly html: string,
    private readonly names: TagNames,
  ) {}

  run(): HtmlScan {
    while (this.at < this.html.length) {
      const next = this.html.indexOf('<', this.at);
      if (next === -1) break;
      this.readMarkup(next);
    }
    return { tags: this.tags, doctypeEnd: this.doctypeEnd, repair: this.repair };
  }

  private readMarkup(start: number): void {
    if (this.html.startsWith('<!--', start)) return this.skipTo('-->', start, start + 2);
    const following = this.html[start + 1];
    if (following === '!' || following === '?') return this.readDeclaration(start);
    const closing = following === '/';
    const name = this.match(tagName, start + (closing ? 2 : 1))?.toLowerCase();
    if (name !== undefined) return this.readTag(name, closing, start);
    this.at = start + 1;
  }

  private readDeclaration(start: number): void {
    const isDoctype = this.match(doctype, start) !== undefined;
    this.skipTo('>', start, start);
    if (isDoctype && this.doctypeEnd === 0) this.doctypeEnd = this.at;
  }

  /** Goes behind the next `mark`; without one the rest of the document is swallowed. */
  private skipTo(mark: string, start: number, from: number): void {
    const found = this.html.indexOf(mark, from);
    if (found === -1) return this.stopInside(mark);
    this.at = Math.max(found + mark.length, start + 1);
  }

  private stopInside(repair: string): undefined {
    this.repair = repair;
    this.at = this.html.length;
    return undefined;
  }

  private readTag(name: string, closing: boolean, start: number): void {
    const tag = this.readAttributes(start + name.length + (closing ? 2 : 1));
    if (tag === undefined) return;
    const elementEnd = this.findElementEnd(name, closing, tag);
    if (this.names.has(name)) {
      const { attributes, end } = tag;
      this.tags.push({ name, closing, start, end, attributes, elementEnd: elementEnd ?? end });
    }
    if (elementEnd === undefined) return this.stopInside(`</${name}>`);
    this.at = elementEnd;
  }

  private readAttributes(from: number): OpenTag | undefined {
    const attributes = new Map<string, string>();
    let at = from;
    for (;;) {
      at += this.match(spaces, at)?.length ?? 0;
      if (this.html[at] === '>') {
        return { attributes, end: at + 1, selfClosing: this.html[at - 1] === '/' };
      }
      const name = this.match(attributeName, at);
      if (name === undefined) return this.stopInside('>');
      at += name.length;
      const sign = this.match(equals, at);
      let value = '';
      if (sign !== undefined) {
        at += sign.length;
        const quote = this.html[at];
        const written = this.match(attributeValue, at) ?? '';
        if (written === '' && (quote === '"' || quote === "'")) {
          return this.stopInside(`${quote}>`);
        }
        at += written.length;
        value = quote === '"' || quote === "'" ? written.slice(1, -1) : written;
      }
      const key = name.toLowerCase();
      if (!attributes.has(key)) attributes.set(key, value);
    }
  }

  /** `undefined` when the element's text runs to the end of the document. */
  private findElementEnd(name: string, closing: boolean, tag: OpenTag): number | undefined {
    // `<title/>` is common inside inline SVG, where it is complete.
    if (closing || tag.selfClosing || !rawTextElements.has(name)) return tag.end;
    const end = this.findEndTag(name, tag.end);
    // A script that is loaded needs no text: models forget its end tag, and the page would be gone.
    if (end === undefined && name === 'script' && tag.attributes.has('src')) return tag.end;
    return end;
  }

  private findEndTag(name: string, from: number): number | undefined {
    if (this.neverClosed.has(name)) return undefined;
    const endTag = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
    endTag.lastIndex = from;
    const close = endTag.test(this.html) ? this.html.indexOf('>', endTag.lastIndex) : -1;
    if (close !== -1) return close + 1;
    // Remembered, so that a thousand forgotten end tags do not search the rest a thousand times.
    this.neverClosed.add(name);
    return undefined;
  }

  private match(pattern: RegExp, at: number): string | undefined {
    pattern.lastIndex = at;
    return pattern.exec(this.html)?.[0];
  }
}

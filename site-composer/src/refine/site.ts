import { Cascade, readSheets } from 'site-document/styles';
import type { StyleRule } from 'site-document/styles';
import { innerRange, readPage } from 'site-document/tree';
import type { Page, PageElement } from 'site-document/tree';
import { applyEdits } from './page/apply-edits';
import type { Edit, SiteFiles } from './refine-types';

/** A parsed site; each file is read once. */
export class Site {
  private sheets: readonly StyleRule[] | undefined;
  private styles: Cascade | undefined;

  constructor(
    readonly files: SiteFiles,
    readonly page: Page = readPage(files.html),
  ) {}

  get rules(): readonly StyleRule[] {
    this.sheets ??= readSheets(this.page, this.files.css);
    return this.sheets;
  }

  get cascade(): Cascade {
    this.styles ??= new Cascade(this.rules);
    return this.styles;
  }

  /** The site with other files; what did not change is not read again. */
  with(files: SiteFiles): Site {
    return new Site(files, files.html === this.files.html ? this.page : readPage(files.html));
  }

  edit(edits: readonly Edit[]): Site {
    return this.with(applyEdits(this.files, edits));
  }

  first(tag: string): PageElement | null {
    return this.page.elements.find((element) => element.tagName === tag) ?? null;
  }

  get body(): PageElement {
    const body = this.first('body');
    if (!body) throw new Error('A parsed document has a body');
    return body;
  }

  /** Puts rules behind all others: in the style file, or in the page's own sheet where that is all it has. */
  withRules(css: string): Site {
    return this.edit([this.ruleEdit(css)]);
  }

  private ruleEdit(css: string): Edit {
    const { css: sheet } = this.files;
    const own = this.page.elements.findLast(({ tagName }) => tagName === 'style');
    const inside = own ? innerRange(own) : null;
    if (sheet.trim() === '' && inside)
      return { file: 'html', start: inside.end, end: inside.end, text: `\n${css}\n` };
    if (sheet.trim() !== '' || this.linksStyles()) {
      const text = `${sheet === '' || sheet.endsWith('\n') ? '' : '\n'}${css}\n`;
      return { file: 'css', start: sheet.length, end: sheet.length, text };
    }
    const head = this.first('head');
    const at = (head ? innerRange(head)?.end : undefined) ?? 0;
    return { file: 'html', start: at, end: at, text: `<style>\n${css}\n</style>\n` };
  }

  private linksStyles(): boolean {
    return this.page.elements.some(
      ({ tagName, attrs }) =>
        tagName === 'link' &&
        attrs.some(({ name, value }) => name === 'href' && /(?:^|\/)styles\.css$/.test(value)),
    );
  }
}

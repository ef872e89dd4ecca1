import { scripts } from '../behave/scripts';
import { picture } from '../art/picture';
import { kindById } from '../kinds';
import { custom } from '../sections/custom';
import type { Section, SectionView } from '../sections/section';
import { buildTheme, type CardStyle, type Theme } from '../style/theme';
import { fill } from '../text/fill';
import { html } from '../text/markup';
import { createRandom } from '../text/random';
import { capitalise, slugOf } from '../text/words';
import { briefOf } from './brief-of-page';
import { applyEdits, type Edit, type Files, type Outcome } from './files';
import { guestCss } from './guest-css';
import { linkFiles } from './link-files';
import { attributeOf, isInside, rangeOf, readPage, type Page } from './page';

/** Pages this engine made carry its custom properties; others get a self-contained block of rules. */
export const isOwnPage = (files: Files): boolean =>
  files.css.includes('--step-1:') && files.css.includes('.section-head');

function cardStyle(css: string): CardStyle {
  const rule = /^\.card \{([^}]*)\}/m.exec(css)?.[1] ?? '';
  if (rule.includes('box-shadow')) return 'lift';
  if (rule.includes('border-top')) return 'rule';
  return rule.includes('border:') ? 'line' : 'fill';
}

const headWords = (what: string): string =>
  capitalise(
    what
      .replace(/^(?:an?|the|another|new|our|my|some)\s+/i, '')
      .replace(/^(?:new|simple|small|nice)\s+/i, '')
      .replace(
        /\s*\b(?:section|block|area|page)\b\s*(?=called|named|titled|about|for|with|$)/i,
        ' ',
      )
      .replace(/^\s*(?:called|named|titled|about|for)\s+/i, '')
      .replace(/["']/g, '')
      .trim(),
  );

function navEdit(page: Page, id: string, label: string): Edit | null {
  const nav = page.elements.find(
    (element) =>
      element.tagName === 'nav' &&
      (isInside(element, 'header') || attributeOf(element, 'class').includes('nav')),
  );
  if (nav === undefined) return null;
  const items = page.elements.filter(
    (element) =>
      element.tagName === 'li' &&
      isInside(element, 'nav') &&
      rangeOf(element) !== null &&
      (rangeOf(element)?.end ?? 0) <= (rangeOf(nav)?.end ?? 0),
  );
  const last = items[items.length - 1];
  const range = last === undefined ? null : rangeOf(last);
  if (last === undefined || range === null) return null;
  const indent = /\n[ \t]*$/.exec(page.source.slice(0, range.start))?.[0] ?? '\n';
  return {
    start: range.end,
    end: range.end,
    text: `${indent}${html`<li><a href="#${id}">${label}</a></li>`.text}`,
  };
}

function freeId(page: Page, wish: string): string {
  const used = new Set(page.elements.map((element) => attributeOf(element, 'id')));
  let id = wish;
  for (let count = 2; used.has(id) || used.has(`${id}-title`); count += 1) id = `${wish}-${count}`;
  return id;
}

function drawSection(page: Page, section: Section, what: string, theme: Theme) {
  const brief = briefOf(page);
  const kind = kindById(brief.kindId);
  const words = headWords(what);
  const anchor = freeId(page, section.id === 'custom' ? slugOf(words, 'more') : section.id);
  const items = brief.wanted;
  const view: SectionView = {
    brief,
    kind,
    theme,
    anchor,
    items,
    random: createRandom(brief.seed).fork(`section ${anchor}`),
    wanted: { id: section.id, words, items },
    say: (template) => fill(template, brief),
    link: (id) =>
      page.elements.some((element) => attributeOf(element, 'id') === id) ? `#${id}` : null,
    picture: (label, options) => picture(label, kind, brief, options),
    uses: () => false,
  };
  const body = section.render(view);
  const named = words.split(' ').length > 1 && /\b(?:called|named|titled|about|for)\b/i.test(what);
  const title = section.id === 'custom' || named ? words : body.title;
  return { anchor, title, lead: body.lead, body: body.body };
}

const indentBy = (text: string, pad: string) =>
  text
    .split('\n')
    .map((line) => (line === '' ? line : pad + line))
    .join('\n');

/** A section in the page's own look: its markup, and what the page's other two files lack for it. */
function makeSection(files: Files, section: Section, what: string) {
  const page = readPage(files.html);
  const own = isOwnPage(files);
  const brief = briefOf(page);
  const theme: Theme = {
    ...buildTheme(brief, kindById(brief.kindId)),
    cards: own ? cardStyle(files.css) : 'line',
  };
  const drawn = drawSection(page, section, what, theme);
  const centred = files.html.includes('section-head--center');
  const markup = html`<section
    class="section${!own && ' added'}"
    id="${drawn.anchor}"
    aria-labelledby="${drawn.anchor}-title"
  >
    <div class="wrap">
      <div class="section-head${centred && ' section-head--center'}">
        <h2 id="${drawn.anchor}-title">${drawn.title}</h2>
        ${drawn.lead !== undefined && html`<p class="section-lead">${drawn.lead}</p>`}
      </div>
      ${drawn.body}
    </div>
  </section>`.text.replace(/^[ \t]*\n/gm, '');
  const rules = section.css?.(theme).trim() ?? '';
  const block = own
    ? rules
    : `${files.css.includes('.section.added') ? '' : guestCss(files)}${rules.replace(/(^|\n)(\s*)\.(?=[a-z])/g, '$1$2.added .')}`;
  const css =
    block === '' || files.css.includes(rules) ? '' : `/* Section: ${section.id} */\n${block}\n`;
  const parts = [...(section.app ? ['kit', 'charts'] : []), ...(section.behaviours ?? [])]
    .flatMap((id) => scripts[id] ?? [])
    .concat(section.script ?? []);
  const missing = own ? parts.filter((script) => !files.js.includes(script)) : scoped(parts);
  const store = own || files.js.includes('const store =') ? '' : `${storeScript}\n\n`;
  const js = missing.length === 0 ? '' : `${store}${missing.join('\n\n')}\n`;
  return { page, drawn, markup, css, js };
}

/** A section to be put in by hand: `css` and `js` go to the end of the page's files, once. */
export function drawBlock(files: Files, section: Section) {
  const { drawn, markup, css, js } = makeSection(files, section, section.nav);
  return { id: section.id, label: section.nav || drawn.title, html: markup, css, js };
}

/** Draws a section in the page's own look and puts it, its rules, its script and a link in. */
export function addSection(
  files: Files,
  known: Section | null,
  what: string,
  spot: { at: number; words: string },
): Outcome {
  const section = known ?? custom;
  const { page, drawn, markup, css, js } = makeSection(files, section, what);
  const edits: Edit[] = [{ start: spot.at, end: spot.at, text: `\n${indentBy(markup, '    ')}` }];
  const link = navEdit(
    page,
    drawn.anchor,
    drawn.title.length > 24 ? capitalise(section.nav || drawn.title) : drawn.title,
  );
  if (link !== null) edits.push(link);
  const added = (text: string, more: string) =>
    more === '' ? text : `${text.replace(/\s*$/, '\n')}\n${more}`;
  const result = linkFiles({
    html: applyEdits(files.html, edits),
    css: added(files.css, css),
    js: added(files.js, js),
  });
  return {
    files: result,
    note: `Added the section “${drawn.title}” ${spot.words}.${section.note === undefined ? '' : ` ${section.note}`}`,
  };
}

/** On a stranger’s page our names could meet theirs: one function keeps ours to ourselves. */
const scoped = (parts: readonly string[]): string[] =>
  parts.length === 0 ? [] : [`(() => {\n${parts.join('\n\n')}\n})();`];

const storeScript = (scripts.base ?? '')
  .slice(
    (scripts.base ?? '').indexOf('const memory'),
    (scripts.base ?? '').indexOf('// Navigation'),
  )
  .trim()
  .replace(/^const (memory|store)/gm, 'var $1');

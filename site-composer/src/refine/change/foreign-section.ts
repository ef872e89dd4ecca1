import { escapeAttribute, escapeText } from 'site-document/escape';
import { attributeOf, childElements, classesOf, elementsIn } from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import type { Section } from '../../model/page';
import type { Site } from '../site';
import { sectionsOf } from '../target/sections';

interface Manner {
  readonly tag: string;
  readonly section: string;
  readonly wrapper: string | null;
  readonly heading: string;
}

const classText = (names: string): string =>
  names === '' ? '' : ` class="${escapeAttribute(names)}"`;

/** How the sections of a page by somebody else are built: their tags, their wrapper, the classes of their headings. */
function mannerOf(site: Site): Manner {
  const model = sectionsOf(site).findLast(
    ({ first, heading, element }) => !first && heading !== '' && element.tagName !== 'form',
  );
  if (!model) return { tag: 'section', section: '', wrapper: null, heading: '' };
  const inside = childElements(model.element);
  const wrapper = inside.length === 1 && inside[0]?.tagName === 'div' ? inside[0] : null;
  const heading = elementsIn(model.element).find(({ tagName }) => /^h[1-6]$/.test(tagName));
  return {
    tag: model.element.tagName === 'div' ? 'div' : 'section',
    section: sharedClasses(site, model.element),
    wrapper: wrapper ? attributeOf(wrapper, 'class') : null,
    heading: heading ? attributeOf(heading, 'class') : '',
  };
}

/** Classes that several sections have make a section; those of one make that one. */
function sharedClasses(site: Site, element: PageElement): string {
  const all = sectionsOf(site).map((section) => classesOf(section.element));
  const shared = classesOf(element).filter(
    (name) => all.filter((names) => names.includes(name)).length > 1,
  );
  return shared.join(' ');
}

/** The markup of a section in the manner of the page it is put into. */
export function writeSection(site: Site, section: Section): string {
  const { html, spaced } = buildSection(site, section);
  return spaced ? html : html.replace(`id="${section.id}"`, `id="${section.id}" style="${space}"`);
}

const space = 'padding: 3rem 1.5rem';

/** The same section with its rules apart, for the editor: it keeps no style attributes. */
export function foreignBlock(site: Site, section: Section): { html: string; css: string } {
  const { html, spaced } = buildSection(site, section);
  const own = `#${section.id}`;
  const rules = [
    spaced ? '' : `${own} { ${space} }`,
    section.kind === 'gallery'
      ? `${own} figure { margin: 0 0 1rem }\n${own} img { display: block; width: 100% }`
      : '',
  ];
  return { html, css: rules.filter(Boolean).join('\n') };
}

function buildSection(site: Site, section: Section): { html: string; spaced: boolean } {
  const { tag, section: names, wrapper, heading } = mannerOf(site);
  const inner = `<h2${classText(heading)}>${escapeText(section.heading ?? '')}</h2>\n${bodyOf(section)}`;
  const body = wrapper === null ? inner : `<div${classText(wrapper)}>\n${inner}\n</div>`;
  return {
    html: `<${tag}${classText(names)} id="${section.id}">\n${body}\n</${tag}>`,
    spaced: names !== '',
  };
}

function bodyOf(section: Section): string {
  const paragraph = (text: string): string => `<p>${escapeText(text)}</p>`;
  if (section.kind === 'text') return section.paragraphs.map(paragraph).join('\n');
  if (section.kind === 'questions')
    return section.questions
      .map(({ question, answer }) => `<h3>${escapeText(question)}</h3>\n${paragraph(answer)}`)
      .join('\n');
  if (section.kind === 'quotes')
    return section.quotes
      .map(
        ({ text, by }) =>
          `<blockquote>\n${paragraph(text)}${by === null ? '' : `\n<cite>${escapeText(by)}</cite>`}\n</blockquote>`,
      )
      .join('\n');
  if (section.kind === 'prices')
    return list(
      section.groups.flatMap(({ items }) =>
        items.map(
          ({ title, price }) => `${escapeText(title)} <strong>${escapeText(price ?? '')}</strong>`,
        ),
      ),
    );
  if (section.kind === 'cards') return list(section.cards.map(({ title }) => escapeText(title)));
  if (section.kind === 'people')
    return list(
      section.people.map(({ name, role }) => escapeText(role === null ? name : `${name}, ${role}`)),
    );
  return section.kind === 'form' ? formOf(section) : furtherBodyOf(section);
}

/** A drawing until somebody chooses a picture. */
const emptyPicture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'%3E%3Cpath fill='%23808080' fill-opacity='.25' d='M0 0h4v3H0z'/%3E%3C/svg%3E";

function furtherBodyOf(section: Section): string {
  const pair = (strong: string, more: string): string =>
    `<strong>${escapeText(strong)}</strong> ${escapeText(more)}`;
  if (section.kind === 'steps')
    return list(section.steps.map(({ title, text }) => pair(title, text))).replaceAll('ul>', 'ol>');
  if (section.kind === 'schedule')
    return list(section.entries.map(({ when, title }) => pair(when, title)));
  if (section.kind === 'facts')
    return list(section.facts.map(({ value, label }) => pair(value, label)));
  if (section.kind === 'visit')
    return `<p>${escapeText(section.address ?? section.hoursWords ?? '')}</p>`;
  if (section.kind === 'call')
    return [
      `<p>${escapeText(section.text ?? '')}</p>`,
      ...section.actions.map(
        ({ href, label }) => `<p><a href="${escapeAttribute(href)}">${escapeText(label)}</a></p>`,
      ),
    ].join('\n');
  return section.kind === 'gallery' ? section.places.map(figureOf).join('\n') : '';
}

function figureOf({ caption }: { readonly caption: string | null }): string {
  const words = caption === null ? '' : `<figcaption>${escapeText(caption)}</figcaption>`;
  return `<figure><img src="${emptyPicture}" alt="">${words}</figure>`;
}

const list = (items: readonly string[]): string =>
  `<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`;

function formOf({ fields, submit, id }: Extract<Section, { kind: 'form' }>): string {
  const lines = fields.map(({ name, label, type, required }) => {
    const field = `id="${id}-${name}" name="${name}"${required ? ' required' : ''}`;
    const control =
      type === 'textarea'
        ? `<textarea ${field} rows="5"></textarea>`
        : `<input type="${type}" ${field}>`;
    return `<p><label for="${id}-${name}">${escapeText(label)}</label><br>${control}</p>`;
  });
  return `<form method="post">\n${lines.join('\n')}\n<button type="submit">${escapeText(submit)}</button>\n</form>`;
}

import { scanHtml } from '../html-scan';
import type { HtmlTag } from '../html-scan';
import { isOwnScript } from '../site-references';
import { fateOf } from './form-fate';
import type { FormFate } from './form-fate';

/** A form of a page and what becomes of it when the page is published. */
export interface SiteForm {
  /** Its part of an address: unique in its page, `[a-z0-9-]`. */
  readonly name: string;
  /** The same for people. */
  readonly label: string;
  readonly fate: FormFate;
  readonly tag: HtmlTag;
  /** Where its end tag starts; without one, where its start tag ends. */
  readonly contentEnd: number;
}

const controlNames = new Set(['input', 'select', 'textarea', 'button']);
const wanted = new Set(['form', 'script', ...controlNames]);

/** `'submit'`, `.submit(`, `onsubmit`, `requestSubmit`: the script has to do with forms being sent. */
const speaksOfSubmitting = /['"`]submit['"`]|\.submit\b|\bonsubmit\b|\brequestSubmit\b/;

/** The forms of a page, in document order, each with its fate (see `FormFate`). */
export function findForms(html: string, js: string): SiteForm[] {
  const { tags } = scanHtml(html, wanted);
  const scripted = [js, ...inlineScripts(html, tags)].some((code) => speaksOfSubmitting.test(code));
  const names = new Set<string>();
  return tags.flatMap((form, index) => {
    if (form.name !== 'form' || form.closing) return [];
    const rest = tags.slice(index + 1);
    const close = rest.findIndex(({ name }) => name === 'form');
    const inside = close === -1 ? rest : rest.slice(0, close);
    const controls = inside.filter((tag) => controlNames.has(tag.name) && !tag.closing);
    const end = close === -1 ? undefined : rest[close];
    return {
      ...namesOf(form, names),
      fate: fateOf({ form, controls, scripted }),
      tag: form,
      contentEnd: end?.closing === true ? end.start : form.end,
    };
  });
}

const inlineScripts = (html: string, tags: readonly HtmlTag[]): string[] =>
  tags
    .filter((tag) => tag.name === 'script' && !tag.closing && !isOwnScript(tag))
    .map(({ end, elementEnd }) => html.slice(end, elementEnd));

/** What an address may hold of a form's name. */
const nameLimit = 40;

/** By `name`, `id` or `aria-label`; several of one name are told apart by a number. */
function namesOf(form: HtmlTag, taken: Set<string>): { name: string; label: string } {
  const [given = 'form'] = ['name', 'id', 'aria-label'].flatMap(
    (key) => decoded(form.attributes.get(key) ?? '').trim() || [],
  );
  const spoken = decoded(form.attributes.get('aria-label') ?? '').trim();
  const label = spoken || given.replaceAll(/[-_]+/g, ' ');
  const base = slugOf(given) || 'form';
  let name = base;
  for (let n = 2; taken.has(name); n += 1) name = `${base}-${n}`;
  taken.add(name);
  return { name, label: label.slice(0, 1).toUpperCase() + label.slice(1, 100) };
}

const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, nameLimit)
    .replaceAll(/^-|-$/g, '');

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  '#39': "'",
  lt: '<',
  gt: '>',
};

const decoded = (written: string): string =>
  written.replaceAll(/&(amp|quot|#39|lt|gt);/g, (all, name: string) => entities[name] ?? all);

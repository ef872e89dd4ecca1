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
  const names: TakenNames = { all: new Set(), last: new Map() };
  return formParts(tags).map(({ form, controls, end }) => ({
    ...namesOf(form, names),
    fate: fateOf({ form, controls, scripted }),
    tag: form,
    contentEnd: end?.closing === true ? end.start : form.end,
  }));
}

/** Far more than any page has; further ones are not looked at. */
const formLimit = 500;

interface OpenForm {
  readonly form: HtmlTag;
  readonly controls: HtmlTag[];
  /** The next start or end tag of a form, which ends this one. */
  end: HtmlTag | undefined;
}

/** In one pass: pages may hold as many forms as they have characters for. */
function formParts(tags: readonly HtmlTag[]): OpenForm[] {
  const forms: OpenForm[] = [];
  let open: OpenForm | undefined;
  for (const tag of tags) {
    if (tag.name === 'form') {
      if (open !== undefined) open.end = tag;
      if (forms.length === formLimit) break;
      open = tag.closing ? undefined : { form: tag, controls: [], end: undefined };
      if (open !== undefined) forms.push(open);
    } else if (controlNames.has(tag.name) && !tag.closing) open?.controls.push(tag);
  }
  return forms;
}

const inlineScripts = (html: string, tags: readonly HtmlTag[]): string[] =>
  tags
    .filter((tag) => tag.name === 'script' && !tag.closing && !isOwnScript(tag))
    .map(({ end, elementEnd }) => html.slice(end, elementEnd));

/** What an address may hold of a form's name. */
const nameLimit = 40;

interface TakenNames {
  readonly all: Set<string>;
  /** The last number given behind a name, so that the next one is not looked for from the start. */
  readonly last: Map<string, number>;
}

/** By `name`, `id` or `aria-label`; several of one name are told apart by a number. */
function namesOf(form: HtmlTag, taken: TakenNames): { name: string; label: string } {
  const [given = 'form'] = ['name', 'id', 'aria-label'].flatMap(
    (key) => decoded(readLabel(form, key)).trim() || [],
  );
  const spoken = decoded(readLabel(form, 'aria-label')).trim();
  const label = spoken || given.replaceAll(/[-_]+/g, ' ');
  const base = slugOf(given) || 'form';
  let name = base;
  let number = taken.last.get(base) ?? 1;
  while (taken.all.has(name)) {
    number += 1;
    name = `${base}-${number}`;
  }
  taken.last.set(base, number);
  taken.all.add(name);
  return { name, label: label.slice(0, 1).toUpperCase() + label.slice(1, 100) };
}

/** No further than a name can be long. */
const readLabel = (form: HtmlTag, key: string) => (form.attributes.get(key) ?? '').slice(0, 500);

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

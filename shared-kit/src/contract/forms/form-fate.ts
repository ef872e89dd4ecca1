import type { HtmlTag } from '../html-scan';

/**
 * What becomes of a form once its site is published (decision: forms deliver when nothing else would
 * happen). `delivers`: its owner gets what is sent. Every other one stays as it is written, because:
 * `turned-off` its author says so, `elsewhere` it goes to another address, `search` it is a search or
 * a dialog, `own-script` the page's script answers it, `private` it asks for a password, a card or a
 * file, `nameless` none of its fields has a name, `no-message` it asks for nothing one could answer.
 */
export type FormFate =
  | 'delivers'
  | 'turned-off'
  | 'elsewhere'
  | 'search'
  | 'own-script'
  | 'private'
  | 'nameless'
  | 'no-message';

/** A form's start tag and its controls. */
export interface FormParts {
  readonly form: HtmlTag;
  readonly controls: readonly HtmlTag[];
  /** Whether a script of the page mentions submitting. */
  readonly scripted: boolean;
}

/** Attribute that marks a form for delivery (or, with `off`, excludes it), whatever scripts do. */
export const deliveryMark = 'data-deliver';

const get = (tag: HtmlTag, name: string) => (tag.attributes.get(name) ?? '').trim();
const lower = (tag: HtmlTag, name: string) => get(tag, name).toLowerCase();

/** Nothing, a fragment, or an address below the page: on a published site nobody answers there. */
const leadsNowhere = (address: string) => !/^(?:[a-z][a-z0-9+.-]*:|\/\/|\\\\)/i.test(address);

const leadsAway = ({ form, controls }: FormParts): boolean =>
  !leadsNowhere(get(form, 'action')) || controls.some((tag) => tag.attributes.has('formaction'));

const isSearch = ({ form, controls }: FormParts): boolean =>
  ['get', 'dialog'].includes(lower(form, 'method')) ||
  lower(form, 'role') === 'search' ||
  controls.some((tag) => lower(tag, 'type') === 'search');

/** Attributes such as `onsubmit`, `@submit.prevent`, `x-on:submit` or `hx-post` name a handler. */
const hasHandler = ({ form }: FormParts): boolean =>
  [...form.attributes.keys()].some((name) => name.includes('submit') || name.startsWith('hx-'));

/** Input types that must not be mailed or stored. */
const asksForSecrets = ({ controls }: FormParts): boolean =>
  controls.some(
    (tag) =>
      ['password', 'file'].includes(lower(tag, 'type')) ||
      /^cc-|-password$/.test(lower(tag, 'autocomplete')),
  );

const notTyped = new Set(['hidden', 'submit', 'button', 'reset', 'image']);

const isField = (tag: HtmlTag) => tag.name !== 'button' && !notTyped.has(lower(tag, 'type'));

/** Controls that carry a message: an address to reply to, or free text. */
const asksForMessage = ({ controls }: FormParts): boolean =>
  controls.some((tag) => tag.name === 'textarea' || ['email', 'tel'].includes(lower(tag, 'type')));

/** Decides what happens to a form; earlier reasons take precedence. */
export function fateOf(parts: FormParts): FormFate {
  const mark = parts.form.attributes.get(deliveryMark)?.trim().toLowerCase();
  const isMarked = mark !== undefined && mark !== 'off';
  if (mark === 'off') return 'turned-off';
  if (leadsAway(parts)) return 'elsewhere';
  if (isSearch(parts)) return 'search';
  if (!isMarked && (parts.scripted || hasHandler(parts))) return 'own-script';
  if (asksForSecrets(parts)) return 'private';
  const isAsked = isMarked || lower(parts.form, 'method') === 'post';
  if (!isAsked && !asksForMessage(parts)) return 'no-message';
  const named = parts.controls.some((tag) => isField(tag) && get(tag, 'name') !== '');
  return named ? 'delivers' : 'nameless';
}

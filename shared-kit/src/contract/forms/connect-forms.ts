import { scanHtml } from '../html-scan';
import type { HtmlTag } from '../html-scan';
import { findForms } from './site-forms';
import type { SiteForm } from './site-forms';

/** Path prefix of form endpoints within a published site. */
export const formFolder = '_form/';

/** Address of the script that submits forms without leaving the page. */
export const formScript = `${formFolder}send.js`;

/** A form's name in such an address. */
export const formNamePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Limit of connected forms per page; further ones stay as written. */
const connectedFormLimit = 100;

/** Honeypot field, hidden from people; only programs fill it in. */
export const formTrap = '_homepage';

const trap = `<input type="text" name="${formTrap}" value="" tabindex="-1" autocomplete="off" aria-hidden="true" style="position:absolute;width:1px;height:1px;margin:-1px;padding:0;border:0;opacity:0;pointer-events:none">`;

/**
 * A page whose forms deliver: each form that would otherwise do nothing (`findForms`) gets the address
 * of its site's own endpoint, and the page our script. Nothing else of it changes. For published pages,
 * where the address is the site's own; an export gives the link of the published site as `base`.
 *
 * @param base the site's address with its slash; empty for a page of the site itself
 */
export function connectForms(html: string, js: string, base = ''): string {
  const forms = findForms(html, js)
    .filter(({ fate }) => fate === 'delivers')
    .slice(0, connectedFormLimit);
  if (forms.length === 0) return html;
  const edits = forms.flatMap((form) => [
    { start: form.tag.start, end: form.tag.end, text: connectedTag(html, form, base) },
    // Without an end tag the honeypot follows the start tag, as part of the previous edit.
    ...(form.contentEnd === form.tag.end
      ? []
      : [{ start: form.contentEnd, end: form.contentEnd, text: trap }]),
  ]);
  const end = bodyEnd(html);
  const script = `<script src="${quoted(base)}${formScript}" defer></script>\n`;
  edits.push({ start: end, end, text: script });
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end: until, text } of edits.toSorted((a, b) => a.start - b.start)) {
    pieces.push(html.slice(at, start), text);
    at = until;
  }
  return pieces.join('') + html.slice(at);
}

function connectedTag(html: string, form: SiteForm, base: string): string {
  const written = html.slice(form.tag.start, form.tag.end);
  const rest = withoutAttributes(written.slice('<form'.length));
  const action = `${quoted(base)}${formFolder}${form.name}`;
  const tag = `${written.slice(0, '<form'.length)} action="${action}" method="post"${rest}`;
  return form.contentEnd === form.tag.end ? tag + trap : tag;
}

const attribute = /[\s/]*([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>][^\s>]*))?/y;
const replaced = new Set(['action', 'method', 'enctype']);

/** The tag's attributes without those `connectedTag` rewrites; the rest byte for byte. */
function withoutAttributes(text: string): string {
  let kept = '';
  let at = 0;
  for (;;) {
    attribute.lastIndex = at;
    const found = attribute.exec(text);
    if (found === null) return kept + text.slice(at);
    if (!replaced.has((found[1] ?? '').toLowerCase())) kept += found[0];
    at = attribute.lastIndex;
  }
}

function bodyEnd(html: string): number {
  const { tags } = scanHtml(html, new Set(['body', 'html']));
  const close = (name: string): HtmlTag | undefined =>
    tags.findLast((tag) => tag.name === name && tag.closing);
  return (close('body') ?? close('html'))?.start ?? html.length;
}

const quoted = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** A form of a published page, as its endpoint finds it again. */
export function deliveringForms(html: string): { readonly name: string; readonly label: string }[] {
  const action = new RegExp(`^${formFolder}([a-z0-9-]+)$`);
  const found = findForms(html, '').flatMap(({ tag, label }) => {
    const name = action.exec((tag.attributes.get('action') ?? '').slice(0, 100))?.[1];
    return name === undefined ? [] : { name, label };
  });
  return found.slice(0, connectedFormLimit);
}

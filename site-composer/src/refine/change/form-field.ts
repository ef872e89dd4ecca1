import { indentAt } from 'site-document/edit';
import { escapeText } from 'site-document/escape';
import { textOf } from 'site-document/text';
import {
  ancestorsOf,
  attributeOf,
  childElements,
  elementsIn,
  parentOf,
  rangeOf,
} from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import { findRequest } from '../../spans/find-request';
import { writtenIn } from '../../understand/read-language';
import { fieldTypeOf } from '../../plan/plan-forms';
import { refuse } from '../outcome';
import type { Changer, Outcome } from '../outcome';
import { ofForm } from '../read/learned-request';
import { unmask } from '../read/quotes';
import type { Site } from '../site';
import { areAlike, tellingWords } from '../target/alike-words';
import { take } from './take-away';

const control = new Set(['input', 'textarea', 'select']);
const formWords =
  /^(?:form|field|fields|box|formular|feld|formulaire|champ|formulario|campo|modulo|formulier|veld|need|doesnt|doesn't|people|tell)$/;

interface Field {
  /** The element that holds the label and its control and nothing else. */
  readonly element: PageElement;
  readonly label: PageElement;
  readonly control: PageElement;
}

/** The fields of the forms of a page. */
function fieldsOf(site: Site): Field[] {
  return site.page.elements.flatMap((label) => {
    if (label.tagName !== 'label') return [];
    const form = ancestorsOf(label).find(({ tagName }) => tagName === 'form');
    const id = attributeOf(label, 'for');
    const within = form ? elementsIn(form) : [];
    const own =
      elementsIn(label).find(({ tagName }) => control.has(tagName)) ??
      within.find((one) => control.has(one.tagName) && id !== '' && attributeOf(one, 'id') === id);
    if (!form || !own) return [];
    let element = label;
    for (let around = parentOf(label); around && around !== form; around = parentOf(around)) {
      if (elementsIn(around).filter(({ tagName }) => control.has(tagName)).length > 1) break;
      element = around;
    }
    return [{ element, label, control: own }];
  });
}

const removing =
  /^(?:the )?(?:form|contact form|booking form) (?:does not|doesn't|doesnt|needn't|need not) (?:need|ask for|have) (?:to ask for )?(?:the |a |an )?(.{2,60})$|^(?:don't|do not|no need to|stop) ask(?:ing)?(?: people)?(?: for)? (?:their |the |a |an )?(.{2,60}?)(?: in the (?:\p{L}+ )?form)?$/iu;

/** "take the guests field out of the form", "the form doesn't need the breed": a field with its label. */
export const removeField: Changer = (request, site): Outcome | null => {
  const said = unmask(request.rest, request.quotes);
  const [, stated, told] = removing.exec(unmask(request.asked, request.quotes)) ?? [];
  const isNamed = request.action === 'remove' && /\b(?:form|field|box)\b/i.test(said);
  const name = (stated ?? told ?? (isNamed ? said : undefined))?.replace(
    /\s+(?:in|from|out of|of|off|on) (?:the |our )?(?:\p{L}+ )?form$/iu,
    '',
  );
  if (name === undefined || /(?:^|\s)form$/i.test(name.trim())) return null;
  const wanted = tellingWords(name).filter((word) => !formWords.test(word));
  const fields = fieldsOf(site);
  if (wanted.length === 0 || fields.length === 0) return null;
  const found = fields.filter(({ label }) => {
    const own = tellingWords(textOf(label, 4));
    return wanted.every((word) => own.some((one) => areAlike(one, word)));
  });
  const [only] = found;
  const asked = fields.map(({ label }) => `“${textOf(label, 4)}”`).join(', ');
  if (!only) return refuse(`the form has no field “${name.slice(0, 60)}”. It asks for ${asked}.`);
  if (found.length > 1) return refuse(`several fields fit. Say which of these you mean: ${asked}.`);
  const label = textOf(only.label, 4);
  const own = tellingWords(label);
  // A field that asks for two things at once would take the other one along.
  if (/ (?:and|und|et|y|e|en) /u.test(label) && own.length > wanted.length)
    return setLabel(site, only, label, wanted);
  return take(
    site,
    only.element === only.label && !elementsIn(only.label).includes(only.control)
      ? [only.label, only.control]
      : [only.element],
    `Removed the field “${label}”.`,
  );
};

/** "Dog's breed and message" without the breed: the field stays with what is left of its name. */
function setLabel(site: Site, field: Field, label: string, wanted: readonly string[]): Outcome {
  const rest = label
    .split(/ (?:and|und|et|y|e|en) |, /u)
    .filter((part) => !tellingWords(part).some((word) => wanted.some((one) => areAlike(one, word))))
    .join(', ');
  const text = field.label.childNodes.find((node) => node.nodeName === '#text');
  const place = text?.sourceCodeLocation;
  if (rest === '' || !place) return refuse(`“${label}” is one field. Say what it should ask for.`);
  const next = rest.charAt(0).toUpperCase() + rest.slice(1);
  return {
    site: site.edit([
      { file: 'html', start: place.startOffset, end: place.endOffset, text: escapeText(next) },
    ]),
    sentence: `The field “${label}” now asks for “${next}”.`,
    holds: (after) => fieldsOf(after).some((one) => textOf(one.label, 4).startsWith(next)),
  };
}

const adding =
  /^(?:an? |another |the )?(?:new |extra |further |optional )?(?:form )?(?:field|box|input)(?: (?:to|in) the (?:\p{L}+ )?form)? (?:for|called|named|asking for|labelled|where (?:people|they) (?:can )?(?:put|give|enter|write)) (?:the |a |an |their |your )?(.{2,60}?)(?: (?:in|to|on) the (?:\p{L}+ )?form)?$/iu;
const asking =
  /^(?:the )?(?:\p{L}+ )?form (?:should|must|needs to|could) (?:also )?ask (?:people )?for (?:the |a |an |their )?(.{2,60})$/iu;

const sure = 0.8;

/** "Can the booking form ask how many are coming": what it is to ask for, where that was learned from annotated requests. */
function learnedField(asked: string): string | undefined {
  if (!ofForm.test(asked)) return undefined;
  const found = findRequest(asked, writtenIn(asked));
  const [field, ...others] = found.spans.filter(({ label }) => label === 'field');
  if (found.operation !== 'add-field' || found.sure < sure || others.length > 0) return undefined;
  if (!field) return asked.match(asksWhat)?.[1];
  const end = asked.indexOf(field.text) + field.text.length;
  const rest = asksClause.test(field.text) ? (toEnd.exec(asked.slice(end))?.[0] ?? '') : '';
  return `${field.text}${rest}`;
}

/** "What their dog is called" is a clause: it goes on to the end of what was said. */
const asksClause = /^(?:what|how|when|whether|if|which|where|who)\b/iu;
const asksWhat =
  /\bask (?:people |them )?((?:what|which|how|when|where|whether)\b[^.,;?!]{2,60})/iu;
const toEnd = /^(?:(?! (?:in|on|to) (?:the|our) (?:\p{L}+ )?form\b| please\b)[^.,;?!])*/u;

/** What is ticked, chosen or sent along is no line to write on. */
const notWritten =
  /\b(?:tick|check)[\s-]?(?:box|boxes)?\b|\bdrop-?downs?\b|\bupload\b|\bpick\b|\bcheckbox(?:es)?\b|ankreuz/iu;

/** "a field for the dog's age in the form": one more like the others, before the message. */
export const addField: Changer = (request, site): Outcome | null => {
  const said = unmask(request.rest, request.quotes);
  const name =
    (['add', 'set'].includes(request.action ?? '') ? adding.exec(said)?.[1] : undefined) ??
    asking.exec(unmask(request.asked, request.quotes))?.[1] ??
    learnedField(unmask(request.asked, request.quotes));
  if (name === undefined) return null;
  const fields = fieldsOf(site);
  const model = fields.find(
    (one) =>
      one.control.tagName === 'input' &&
      ['', 'text'].includes(attributeOf(one.control, 'type')) &&
      one.element !== one.label,
  );
  const range = model ? rangeOf(model.element) : null;
  if (!model || !range) return refuse('the page has no form to add it to.');
  if (notWritten.test(unmask(request.asked, request.quotes)))
    return refuse('a form takes fields that are written into. Say what people should write.');
  const bare = name.replace(/^[“"']|[”"']$/gu, '').trim();
  const label = bare.charAt(0).toUpperCase() + bare.slice(1);
  const words = tellingWords(label);
  const known = fields.find((one) => {
    const own = tellingWords(textOf(one.label, 4));
    return words.length > 0 && words.every((word) => own.some((other) => areAlike(other, word)));
  });
  if (known) return refuse(`the form asks for “${textOf(known.label, 4)}” already.`);
  const last = fields.findLast(
    (one) =>
      one.control.tagName !== 'textarea' && parentOf(one.element) === parentOf(model.element),
  );
  const at = rangeOf(last?.element ?? model.element)?.end ?? range.end;
  const html = cloneField(site, model, label, range.start);
  return {
    site: site.edit([
      {
        file: 'html',
        start: at,
        end: at,
        text: `\n${indentAt(site.page.source, range.start)}${html}`,
      },
    ]),
    sentence: `Added the field “${label}” to the form.`,
    holds: (after) =>
      fieldsOf(after).length === fields.length + 1 &&
      fieldsOf(after).some((one) => textOf(one.label, 4) === label),
  };
};

/** The source of a field with another label, and with names of its own. */
function cloneField(
  site: Site,
  { element, label, control: input }: Field,
  text: string,
  from: number,
): string {
  const range = rangeOf(element);
  const words = label.childNodes.find((node) => node.nodeName === '#text')?.sourceCodeLocation;
  const source = site.page.source.slice(from, range?.end ?? from);
  const renamed = words
    ? `${source.slice(0, words.startOffset - from)}${escapeText(text)}${source.slice(words.endOffset - from)}`
    : source;
  const taken = new Set(site.page.elements.map((one) => attributeOf(one, 'id')));
  let number = childElements(parentOf(element) ?? element).length + 1;
  while (taken.has(`field-${number}`)) number += 1;
  const id = attributeOf(input, 'id');
  const named = id === '' ? renamed : renamed.replaceAll(`"${id}"`, `"field-${number}"`);
  const type = fieldTypeOf(text);
  return named
    .replace(
      / type="text"/,
      type === 'textarea' || type === 'select' ? ' type="text"' : ` type="${type}"`,
    )
    .replace(/ name="[^"]*"/, ` name="field-${number}"`)
    .replace(/ (?:autocomplete|placeholder|value)="[^"]*"/g, '')
    .replace(/ required(?:="[^"]*")?/g, '');
}

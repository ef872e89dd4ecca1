import { amountOf, judgeFact } from '../judges/judge-facts';
import { judgeLanguage } from '../judges/judge-language';
import type { ExpectedOutcome } from '../read-locked';
import { shownText, type SeenBlock, type SeenText } from '../seen-page';
import type { Refined } from './refined';

const has = (text: string, part: string): boolean =>
  text.toLowerCase().replaceAll('’', "'").includes(part.toLowerCase());

function judgeTexts(expect: ExpectedOutcome, page: SeenText, source: string): string[] {
  const shown = shownText(page);
  const headings = page.blocks.filter(({ tag }) => /^h\d$/.test(tag)).map(({ text }) => text);
  const { heading, section, title } = expect;
  return [
    ...(expect.present ?? []).filter((text) => !has(shown, text)).map((text) => `no “${text}”`),
    ...(expect.absent ?? []).filter((text) => has(shown, text)).map((text) => `still “${text}”`),
    ...(expect.source ?? []).filter((text) => !has(source, text)).map((text) => `no “${text}”`),
    ...(heading !== undefined && !headings.some((text) => has(text, heading))
      ? ['no heading']
      : []),
    ...(section !== undefined && !headings.some((text) => has(text, section))
      ? ['no section']
      : []),
    ...(title !== undefined && page.title !== title ? [`title is ${page.title}`] : []),
  ];
}

/** The price stands in one small box with its item. */
function judgePrice(expect: ExpectedOutcome, page: SeenText): string[] {
  const { price } = expect;
  if (!price) return [];
  const fact = { kind: 'price' as const, text: price.text, item: price.item };
  const { shown, placed } = judgeFact(fact, page);
  const together = page.groups.some(
    (group) => has(group, price.item) && amountOf(price.text) !== '' && has(group, price.text),
  );
  return shown && placed && together ? [] : [`no ${price.item} at ${price.text}`];
}

const digits = (text: string): string => text.replaceAll(/\D/g, '');

function leadsTo(href: string, wanted: string): boolean {
  if (/^\d+$/.test(wanted))
    return /^(?:tel|sms):/.test(href) && digits(href).endsWith(wanted.replace(/^0/, ''));
  return wanted === '#' ? href.startsWith('#') : href === wanted;
}

function judgeLinks({ link, button, noLink }: ExpectedOutcome, page: SeenText): string[] {
  const faults: string[] = [];
  const matches = (wanted: NonNullable<ExpectedOutcome['link']>): boolean =>
    page.links.some(
      ({ href, text }) =>
        (wanted.text === undefined || has(text, wanted.text)) &&
        (wanted.href === undefined || leadsTo(href, wanted.href)),
    );
  if (link && !matches(link)) faults.push(`no link ${link.text ?? ''} to ${link.href ?? ''}`);
  if (button && !matches(button)) {
    const pressed = page.buttons.some((text) => has(text, button.text ?? ''));
    if (!pressed || button.href !== undefined) faults.push(`no button ${button.text ?? ''}`);
  }
  if (noLink !== undefined && page.links.some(({ href }) => href === noLink))
    faults.push(`still links to ${noLink}`);
  return faults;
}

const position = (blocks: readonly SeenBlock[], text: string): number =>
  blocks.findIndex((block) => has(block.text, text));

/** What was added stands in the same list as its sibling, or after the heading that was named. */
function judgePlaces(expect: ExpectedOutcome, { blocks, links }: SeenText): string[] {
  const faults: string[] = [];
  const [first = '', second = ''] = expect.order ?? [];
  if (expect.order) {
    const [one, other] = [position(blocks, first), position(blocks, second)];
    if (one < 0 || other < 0 || one > other) faults.push(`“${first}” not before “${second}”`);
  }
  const added = expect.price?.item ?? expect.present?.[0];
  if (expect.sibling !== undefined && added !== undefined) {
    const [one, other] = [
      blocks[position(blocks, added)],
      blocks[position(blocks, expect.sibling)],
    ];
    if (one === undefined || one.section !== other?.section)
      faults.push(`not beside ${expect.sibling}`);
  }
  const { after, link } = expect;
  if (after !== undefined && link) {
    const text = links.find(({ href }) => leadsTo(href, link.href ?? ''))?.text ?? '';
    const heading = blocks.find((block) => /^h\d$/.test(block.tag) && has(block.text, after));
    const placed = blocks.some(
      (block) => block.section === heading?.section && text !== '' && has(block.text, text),
    );
    if (!placed) faults.push(`not in ${after}`);
  }
  return faults;
}

function judgeRest(expect: ExpectedOutcome, { before, after }: Refined): string[] {
  const faults: string[] = [];
  const page = after.page.text;
  const { count, form, language } = expect;
  if (count) {
    const times = page.blocks.filter(({ text }) => has(text, count.text)).length;
    if (times !== count.times) faults.push(`${times} times ${count.text}`);
  }
  if (form) {
    const fits = page.forms.some((fields) =>
      form.every((name) => fields.some(({ label, type }) => has(`${label} ${type}`, name))),
    );
    if (!fits) faults.push(`no form with ${form.join(', ')}`);
  }
  if (language !== undefined) {
    const { declared, foreign } = judgeLanguage(language, page, '');
    if (!declared) faults.push(`not declared as ${language}`);
    if (foreign.length > 0) faults.push(`${foreign.length} texts in another language`);
    const same = before.page.text.blocks.filter(({ text }) => text.split(' ').length > 4);
    const kept = same.filter(({ text }) => page.blocks.some((block) => block.text === text));
    if (kept.length > same.length / 4) faults.push(`${kept.length} sentences not translated`);
  }
  return faults;
}

/** What the request should have done to texts, links, items and order, and did not. */
export function judgeContent(expect: ExpectedOutcome, refined: Refined): string[] {
  const { site, page } = refined.after;
  return [
    ...judgeTexts(expect, page.text, `${site.html}\n${site.js}`),
    ...judgePrice(expect, page.text),
    ...judgeLinks(expect, page.text),
    ...judgePlaces(expect, page.text),
    ...judgeRest(expect, refined),
  ];
}

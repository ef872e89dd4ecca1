import { textsIn } from 'site-document/text';
import { findPrice } from '../../text/money';
import { refuse } from '../outcome';
import type { Changer } from '../outcome';
import { unmask } from '../read/quotes';
import { findThing, whichOf } from '../target/find-thing';
import { textEdit } from './text-edits';

const asked =
  /^(?:please )?(?:take|remove|drop|delete|get rid of|lose) (?:the )?(?:(\p{L}+) )?(?:price|rate|cost) (?:off|from|of|for|on) (?:the |our )?([^\d£$€]{2,60})$/iu;
const stems: Readonly<Record<string, string>> = {
  hourly: 'hour',
  daily: 'day',
  nightly: 'night',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
  annual: 'year',
};

/** "take the monthly price off the hot desk": of an item with several prices the one that is named, and never the item. */
export const removePrice: Changer = (request, site) => {
  const said = unmask(request.asked, request.quotes).replace(/[.!\s]+$/u, '');
  const [, kind = '', name = ''] = asked.exec(said) ?? [];
  if (name === '') return null;
  const found = findThing(site, name, ['item']);
  if (!found) return refuse(`“${name.slice(0, 60)}” was not found on the page.`);
  if ('several' in found) return refuse(whichOf(found.several));
  const [text, ...others] = textsIn(found.thing.element).filter(({ value }) => findPrice(value));
  const parts = text?.value.trim().split(/,\s/u) ?? [];
  const unit = stems[kind.toLowerCase()] ?? kind.toLowerCase();
  const named = parts.filter((part) => unit !== '' && part.toLowerCase().includes(unit));
  if (!text || others.length > 0 || parts.length < 2 || named.length !== 1)
    return refuse(
      `which price of “${found.thing.name.slice(0, 60)}” should go could not be told. Say what it should cost instead.`,
    );
  const next = parts.filter((part) => part !== named[0]).join(', ');
  return {
    site: site.edit(textEdit(site.page, text, next)),
    sentence: `“${found.thing.name}” is now ${next} only.`,
    holds: (after) =>
      after.page.texts.some(({ value }) => value.trim() === next) &&
      !after.page.texts.some(({ value }) => value.includes(named[0] ?? '')),
  };
};

import type { Item } from '../brief';
import { html, sampleNote, todo } from '../text/markup';
import type { Section, SectionView } from './section';

/** Dishes, treatments or courses: the member's when named, else samples of the kind. */
export function listedItems(view: SectionView): { list: Item[]; sample: boolean } {
  const own = [...view.items, ...view.brief.offerings];
  const priced = view.brief.facts.prices.filter(
    (price) => !own.some((item) => item.title.toLowerCase() === price.title.toLowerCase()),
  );
  const given = [...own, ...priced];
  if (given.length > 0) return { list: withPrices(given, view.brief.facts.prices), sample: false };
  return {
    list: view.kind.items.list.map(([title, text, group]) => ({ title, text, group })),
    sample: true,
  };
}

const withPrices = (items: Item[], prices: Item[]): Item[] =>
  items.map((item) => ({
    ...item,
    price:
      item.price ??
      prices.find((one) => one.title.toLowerCase() === item.title.toLowerCase())?.price,
  }));

const row = (item: Item) =>
  html`<li class="menu__row">
    <div class="menu__line">
      <h4>${item.title}</h4>
      <span class="menu__dots" aria-hidden="true"></span
      ><span class="price">${item.price ?? todo('Price to add')}</span>
    </div>
    ${item.text && html`<p>${item.text}</p>`}
  </li>`;

export const menu: Section = {
  id: 'menu',
  nav: 'Menu',
  asked:
    /\b((?:our |daily |weekly |full |food |drinks? |lunch |dinner |seasonal |digital |online |the )*(?:menu|price list|pricelist|rate card|daily specials|specials)(?: section| page| with prices)?)\b(?! ?bar| button)/gi,
  rank: 3,
  note: 'Dishes or services you did not name are samples, and prices are placeholders.',
  css: (theme) => `
.menu { display: grid; gap: 2.5rem clamp(2rem, 6vw, 5rem); grid-template-columns: repeat(auto-fit, minmax(min(100%, 17.5rem), 1fr)); }
.menu h3 { font-size: var(--step-1); padding-bottom: 0.6rem; margin-bottom: 1rem; border-bottom: ${theme.cards === 'rule' ? '2px solid var(--text)' : '1px solid var(--line)'}; }
.menu ul { display: grid; gap: 1.1rem; list-style: none; padding: 0; }
.menu h4 { font-family: inherit; font-size: 1rem; font-weight: 600; letter-spacing: 0; text-transform: none; }
.menu__line { display: flex; align-items: baseline; gap: 0.6rem; }
.menu__dots { flex: 1; min-width: 1rem; border-bottom: 1px dotted var(--field); }
.menu__row p { color: var(--muted); font-size: 0.95rem; margin-top: 0.15rem; }
.section--band .menu__row p { color: inherit; }`,
  render: (view) => {
    const { list, sample } = listedItems(view);
    const groups = [...new Set(list.map((item) => item.group ?? ''))];
    return {
      title: view.say(view.kind.items.title),
      body: html`${sample && sampleNote('Sample items: replace them with yours')}
        <div class="menu">
          ${groups.map(
            (group) =>
              html`<div>
                <h3>${group === '' ? view.say('What we offer') : group}</h3>
                <ul role="list">
                  ${list.filter((item) => (item.group ?? '') === group).map(row)}
                </ul>
              </div>`,
          )}
        </div>`,
    };
  },
};

/** What a page looks like in numbers, as a script for the browser: pixels, of what is visible. */
export interface LookMeasures {
  readonly headline: number;
  readonly largestTitle: number;
  readonly smallestText: number;
  readonly tallestSubmit: number;
  readonly emptyTiles: number;
  /** Boxes with nothing but a title in small letters. */
  readonly boxedTitles: number;
  /** Words of headings that run over two lines. */
  readonly brokenWords: readonly string[];
  /** From the last thing in the first section to its lower edge. */
  readonly belowHero: number;
  /** Lower edge of the main action. */
  readonly action: number;
  /** How far the last row of a grid of cards stays behind the first. */
  readonly raggedRows: number;
  /** The largest stretch from top to bottom in which nothing stands. */
  readonly largestBlank: number;
  readonly peopleHeight: number;
}

export const measureLook = `(() => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const seen = (element) => element.getClientRects().length > 0;
  const size = (element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const most = (numbers) => Math.max(0, ...numbers);
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.data.trim() !== '' && seen(node.parentElement) && !node.parentElement.closest('.skip, .sprite, script')) texts.push(node);
  const rectsOf = (node, from, to) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };
  const broken = texts.filter((node) => node.parentElement.closest('h1, h2')).flatMap((node) =>
    [...node.data.matchAll(/[\\p{L}\\p{N}]+/gu)].filter((word) => rectsOf(node, word.index, word.index + word[0].length).length > 1).map((word) => word[0]));
  const hero = document.querySelector('.hero');
  const bottoms = all('.hero-words > *, .art > *, .hero-facts > *', hero).filter(seen).map((one) => one.getBoundingClientRect().bottom);
  const things = [
    ...texts.flatMap((node) => rectsOf(node, 0, node.length)),
    ...all('.art svg, .art img, .icon, .place-plain, .ticket, .medallion, canvas, input, textarea, select, button, .hero-band').filter(seen).map((one) => one.getBoundingClientRect()),
  ].map(({ top, bottom }) => [top, bottom]).toSorted((one, other) => one[0] - other[0]);
  let reached = 0;
  let blank = 0;
  for (const [top, bottom] of things) {
    blank = Math.max(blank, top - reached);
    reached = Math.max(reached, bottom);
  }
  const ragged = all('.cards').filter((list) => all('.card', list).length > 0).map((list) => {
    const rights = all('.card', list).map((card) => card.getBoundingClientRect().right);
    return Math.max(...rights) - (rights.at(-1) ?? 0);
  });
  const action = document.querySelector('.hero .actions .button');
  return {
    headline: size(document.querySelector('h1')),
    largestTitle: most(all('h2').filter(seen).map(size)),
    smallestText: Math.min(...texts.map((node) => size(node.parentElement))),
    tallestSubmit: most(all('button[type=submit]').map((one) => one.getBoundingClientRect().height)),
    emptyTiles: all('.place').filter((place) => !place.querySelector('.icon, .place-plain, img')).length,
    boxedTitles: all('.card').filter((card) => !card.querySelector('p, .icon') && Number.parseFloat(getComputedStyle(card.querySelector('h3')).fontSize) < 20).length,
    brokenWords: broken,
    belowHero: hero.getBoundingClientRect().bottom - most(bottoms),
    action: action ? action.getBoundingClientRect().bottom : 0,
    raggedRows: most(ragged),
    largestBlank: blank,
    peopleHeight: most(all('.section-people').map((one) => one.getBoundingClientRect().height)),
  };
})()`;

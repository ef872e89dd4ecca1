import type { Item } from '../model/brief';
import { asSentence } from '../text/casing';
import { currencyOf } from '../text/money';
import type { DraftSection } from './draft-section';
import type { PageContext } from './page-context';
import { listHeading, productLines, storyOf } from './product-lines';
import type { ProductLine } from './product-lines';

const isSent = /^(?:delivery|postage|shipping|p&p|courier|call-?out)\b/iu;

/** What is sold, with a basket: the lines of a list as they were written, else the things that were read one by one. */
export function planShop(context: PageContext, all: readonly Item[]): DraftSection {
  const { brief, say, statements } = context;
  const lines = productLines(brief.prompt);
  const isOfLine = ({ title }: Item): boolean =>
    lines.some(({ raw }) => raw.toLowerCase().includes(title.toLowerCase()));
  // What it costs to have things brought is no thing itself.
  const others = all.filter((item) => !isSent.test(item.title) && !isOfLine(item));
  statements.push(
    ...all
      .filter(({ title }) => isSent.test(title))
      .map(({ title, price }) => (price === undefined ? title : `${title}: ${price}`)),
  );
  const sold = [
    ...lines.map((line) => soldLine(context, line)),
    ...(lines.length === 0 ? others : others.filter(({ price }) => price !== undefined)),
  ];
  const products = sold.map((product) => {
    const icon = context.icon([product.title]);
    return { ...product, price: product.price ?? null, ...(icon === undefined ? {} : { icon }) };
  });
  const [only] = products;
  // "£79 one-off" is what the one thing that is sold costs.
  if (products.length === 1 && only && noTitle.test(only.title))
    products[0] = { ...only, title: brief.name.text };
  const prices = sold.flatMap(({ price }) => (price === undefined ? [] : [price]));
  const { heading, aside } = listHeading(brief.prompt, lines[0]);
  return {
    kind: 'shop',
    heading: heading ?? say('shop'),
    navigation: say('shop'),
    ...(aside === null ? {} : { lead: asSentence(aside) }),
    currency: currencyOf(prices),
    products,
  };
}

const noTitle =
  /^(?:one[- ]?off|single payment|one payment|once|only|just|price|per \p{L}+|each)$/iu;

/** A line of a list with what was told of its thing elsewhere. */
function soldLine(
  { brief }: PageContext,
  { title, text, price, isSoldOut }: ProductLine,
): Item & { readonly isSoldOut?: boolean } {
  const sentences = brief.passages.map((passage) => passage.text);
  const story = storyOf(title, sentences, brief.prompt);
  const said = text === null ? [] : [story.length === 0 ? text : asSentence(text)];
  const words = [...said, ...story].join(' ');
  return {
    title,
    price,
    ...(words === '' ? {} : { text: words }),
    ...(isSoldOut ? { isSoldOut } : {}),
  };
}

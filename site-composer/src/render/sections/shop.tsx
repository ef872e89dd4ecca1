/** @jsxImportSource preact @jsxRuntime automatic */
import type { Labels } from '../labels/labels';
import { PageForm } from '../parts/fields';
import { Place } from '../parts/place';
import { SectionFrame } from '../parts/section-frame';
import type { SectionProps } from '../parts/section-frame';
import { usePage, useScript } from '../page-scope';

type ShopProps = SectionProps<'shop'>;
type Product = ShopProps['section']['products'][number];

interface ProductProps {
  readonly product: Product;
  /** Null where not all products have a drawing: an empty tile shows nothing. */
  readonly shade: number | null;
}

function ProductCard({ product, shade }: ProductProps) {
  const { labels } = usePage();
  return (
    <li class="product" data-reveal>
      {shade !== null && (
        <Place id={`product-${product.title}`} icon={product.icon} shade={shade} />
      )}
      <div class="product-words">
        <h3>{product.title}</h3>
        {product.text !== undefined && <p>{product.text}</p>}
        <div class="product-foot">
          {product.price !== null && <p class="price">{product.price}</p>}
          {product.isSoldOut === true ? (
            <p class="sold-out">{labels.soldOut}</p>
          ) : (
            <button
              class="button is-small"
              type="button"
              data-add={product.title}
              data-price={product.price ?? ''}
              aria-label={`${labels.addToBasket}: ${product.title}`}
              hidden
            >
              {labels.addToBasket}
            </button>
          )}
        </div>
      </div>
    </li>
  );
}

/** What the script of the basket keeps to. */
function attributesOf(rules: ShopProps['section']['rules'], labels: Labels) {
  if (!rules) return {};
  const { limit, shipping, freeFrom } = rules;
  return {
    ...(limit === null ? {} : { 'data-limit': limit, 'data-at-most': labels.atMostOf }),
    ...(shipping === null ? {} : { 'data-shipping': shipping, 'data-free': labels.free }),
    ...(freeFrom === null ? {} : { 'data-free-from': freeFrom }),
  };
}

/** What was chosen, with a plain form that sends it as an order. */
function Basket({ section }: Pick<ShopProps, 'section'>) {
  const { labels, plan } = usePage();
  useScript('basket');
  const fields = [
    { name: 'name', label: labels.name, type: 'text', required: true },
    { name: 'email', label: labels.email, type: 'email', required: true },
    { name: 'order', label: labels.yourOrder, type: 'textarea', required: true },
  ] as const;
  return (
    <div
      class="basket"
      data-basket={`${section.id}-basket`}
      data-currency={section.currency}
      data-language={plan.language}
      data-more={labels.more}
      data-fewer={labels.fewer}
      {...attributesOf(section.rules, labels)}
    >
      <h3>{labels.basket}</h3>
      <p class="basket-empty" data-empty hidden>
        {labels.basketEmpty}
      </p>
      <ul class="basket-lines" data-lines />
      <output class="basket-note" data-limit-note />
      {section.rules !== undefined && section.rules.shipping !== null && (
        <p class="basket-total" data-sent hidden>
          <span>{labels.shipping}</span> <strong />
        </p>
      )}
      <p class="basket-total" data-total-line hidden>
        <span>{labels.total}</span> <strong data-total />
      </p>
      <PageForm id={`${section.id}-order`} fields={fields} submit={labels.order} />
    </div>
  );
}

/** The longest row all rows of which are full, or nearly. */
function fullRow(count: number): number {
  if (count <= 4) return count;
  return count % 4 === 0 ? 4 : count % 3 === 1 ? 4 : 3;
}

const kindsOf = (rules: ShopProps['section']['rules'], labels: Labels) =>
  rules === undefined || rules.kinds.length === 0
    ? {}
    : {
        'data-kinds': rules.kinds.join(','),
        'data-all': labels.all,
        'data-filter': labels.choose,
      };

/** Products with a basket that becomes an order. */
export function Shop({ section, ground }: ShopProps) {
  const { labels } = usePage();
  const drawn = section.products.every(({ icon }) => icon !== undefined);
  return (
    <SectionFrame section={section} ground={ground}>
      <ul
        class={
          drawn ? `products products-of-${fullRow(section.products.length)}` : 'products is-plain'
        }
        {...kindsOf(section.rules, labels)}
      >
        {section.products.map((product, index) => (
          <ProductCard key={product.title} product={product} shade={drawn ? index : null} />
        ))}
      </ul>
      <Basket section={section} />
    </SectionFrame>
  );
}

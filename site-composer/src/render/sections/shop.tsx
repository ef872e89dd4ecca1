/** @jsxImportSource preact @jsxRuntime automatic */
import { PageForm } from '../parts/fields';
import { Place } from '../parts/place';
import { SectionFrame } from '../parts/section-frame';
import type { SectionProps } from '../parts/section-frame';
import { usePage, useScript } from '../page-scope';

type ShopProps = SectionProps<'shop'>;
type Product = ShopProps['section']['products'][number];

function ProductCard({ product, shade }: { readonly product: Product; readonly shade: number }) {
  const { labels } = usePage();
  return (
    <li class="product" data-reveal>
      <Place id={`product-${product.title}`} icon={product.icon} shade={shade} />
      <div class="product-words">
        <h3>{product.title}</h3>
        {product.text !== undefined && <p>{product.text}</p>}
        <div class="product-foot">
          {product.price !== null && <p class="price">{product.price}</p>}
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
        </div>
      </div>
    </li>
  );
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
    >
      <h3>{labels.basket}</h3>
      <p class="basket-empty" data-empty hidden>
        {labels.basketEmpty}
      </p>
      <ul class="basket-lines" data-lines />
      <p class="basket-total" data-total-line hidden>
        <span>{labels.total}</span> <strong data-total />
      </p>
      <PageForm id={`${section.id}-order`} fields={fields} submit={labels.order} />
    </div>
  );
}

/** Products with a basket that becomes an order. */
export function Shop({ section, ground }: ShopProps) {
  return (
    <SectionFrame section={section} ground={ground}>
      <ul class={`products products-of-${Math.min(section.products.length, 4)}`}>
        {section.products.map((product, index) => (
          <ProductCard key={product.title} product={product} shade={index} />
        ))}
      </ul>
      <Basket section={section} />
    </SectionFrame>
  );
}

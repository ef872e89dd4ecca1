/** @jsxImportSource preact @jsxRuntime automatic */
import type { Item } from '../../model/brief';
import { OpenFacts } from '../parts/open-facts';
import { SectionFrame } from '../parts/section-frame';
import type { SectionProps } from '../parts/section-frame';

function PriceLine({ item }: { readonly item: Item }) {
  return (
    <li class="price-line">
      <span class="price-name">{item.title}</span>
      {item.price !== undefined && (
        <>
          <span class="price-dots" aria-hidden="true" />
          <span class="price" data-fact="price" data-item={item.title}>
            {item.price}
          </span>
        </>
      )}
      {item.text !== undefined && <span class="price-text">{item.text}</span>}
    </li>
  );
}

/** Every item with its price: a menu with dotted lines, a table, or one panel for each group. */
export function Prices({ section, ground }: SectionProps<'prices'>) {
  return (
    <SectionFrame section={section} ground={ground}>
      <div class={`price-groups groups-of-${Math.min(section.groups.length, 3)}`}>
        {section.groups.map((group, index) => (
          <div key={group.heading ?? String(index)} class="price-group" data-reveal>
            {group.heading !== null && <h3>{group.heading}</h3>}
            <ul class={group.items.length > 3 ? 'price-list is-long' : 'price-list'}>
              {group.items.map((item) => (
                <PriceLine key={item.title} item={item} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <OpenFacts facts={['prices']} />
    </SectionFrame>
  );
}

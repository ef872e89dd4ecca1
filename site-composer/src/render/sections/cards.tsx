/** @jsxImportSource preact @jsxRuntime automatic */
import { Icon } from '../../art/icon';
import type { Card } from '../../model/page';
import { SectionFrame } from '../parts/section-frame';
import type { SectionProps } from '../parts/section-frame';

/** Icons stand on all of the cards or on none: one alone looks like an accident. */
function withEvenIcons(cards: readonly Card[]): readonly Card[] {
  if (cards.every(({ icon }) => icon !== undefined)) return cards;
  return cards.map(({ title, text, price }) => ({ title, text, price }));
}

function CardTop({ card }: { readonly card: Card }) {
  if (card.icon === undefined) return null;
  return (
    <span class="card-icon">
      <Icon name={card.icon} />
    </span>
  );
}

function CardWords({ card }: { readonly card: Card }) {
  return (
    <div class="card-words">
      <h3>{card.title}</h3>
      {card.text !== undefined && <p>{card.text}</p>}
      {card.price !== undefined && (
        <p class="price" data-fact="price" data-item={card.title}>
          {card.price}
        </p>
      )}
    </div>
  );
}

/** Boxes, unequal boxes, columns between lines, or rows: the layout's class decides. */
export function Cards({ section, ground }: SectionProps<'cards'>) {
  const { layout } = section;
  const cards = withEvenIcons(section.cards);
  const plain = cards.every(({ text, price }) => text === undefined && price === undefined);
  const form = `cards cards-of-${Math.min(cards.length, 6)}${plain ? ' is-plain' : ''}`;
  return (
    <SectionFrame section={section} ground={ground}>
      <ul class={form}>
        {cards.map((card) => (
          <li
            key={card.title}
            class={layout === 'columns' || layout === 'rows' ? 'entry' : 'card'}
            data-reveal
          >
            <CardTop card={card} />
            <CardWords card={card} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

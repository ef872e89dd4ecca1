/** @jsxImportSource preact @jsxRuntime automatic */
import { Icon } from '../../art/icon';
import type { Card } from '../../model/page';
import { SectionFrame } from '../parts/section-frame';
import type { SectionProps } from '../parts/section-frame';
import { Names } from './names';

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

/** How many of twelve columns each card takes, so that every row is full: five are three and two. */
function spans(count: number): number[] {
  const rows = Math.ceil(count / 4);
  const least = Math.floor(count / rows);
  const fuller = count % rows;
  return Array.from({ length: rows }, (_, row) => (row < fuller ? least + 1 : least)).flatMap(
    (length) => Array.from({ length }, () => 12 / length),
  );
}

const isName = ({ text, price }: Card): boolean => text === undefined && price === undefined;

/** Cards with something to say, each a box or an entry between lines; names alone are set as names. Cards fill their rows. */
export function Cards({ section, ground }: SectionProps<'cards'>) {
  const cards = withEvenIcons(section.cards);
  if (cards.every(isName))
    return <Names section={{ ...section, cards }} ground={ground} form={section.layout} />;
  const lines = section.layout === 'columns' || section.layout === 'rows';
  const wide = spans(cards.length);
  const few = cards.length <= 6 ? ` cards-of-${cards.length}` : ' cards-of-many';
  return (
    <SectionFrame section={section} ground={ground}>
      <ul class={`cards${few}`}>
        {cards.map((card, index) => (
          <li
            key={card.title}
            class={`${lines ? 'entry' : 'card'} span-${wide[index] ?? 12}`}
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

/** @jsxImportSource preact @jsxRuntime automatic */
import { Glyph } from '../../art/glyph';
import { Icon } from '../../art/icon';
import type { Card } from '../../model/page';
import { usePage } from '../page-scope';
import { SectionFrame } from '../parts/section-frame';
import type { SectionProps } from '../parts/section-frame';

/** What stands before a name: its drawing, else the same small mark before each of them. */
function NameMark({ icon }: Pick<Card, 'icon'>) {
  return (
    <span class="name-mark">
      {icon === undefined ? <Glyph name="check" /> : <Icon name={icon} />}
    </span>
  );
}

type NamesProps = SectionProps<'cards'> & {
  /** The layout cards would have: boxes become marked names, entries between lines words between lines. */
  readonly form: string;
};

/** More are read in columns, in smaller letters. */
const mostLarge = 6;

/**
 * Names with nothing said about them: a close row of marked names where the direction likes boxes, words between
 * lines otherwise. A heading that would stand above them stands beside them.
 */
export function Names({ section, ground, form }: NamesProps) {
  const { direction } = usePage();
  const marked = form === 'grid' || form === 'bento';
  const { cards } = section;
  const count = cards.length <= mostLarge ? `names-of-${cards.length}` : 'names-of-many';
  return (
    <SectionFrame
      section={{ ...section, layout: 'list' }}
      ground={ground}
      {...(direction.heads === 'stacked' ? { head: 'aside' as const } : {})}
    >
      <ul class={`names ${count} ${marked ? 'is-marked' : 'is-lined'}`}>
        {cards.map((card) => (
          <li key={card.title} class="name" data-reveal>
            {marked && <NameMark icon={card.icon} />}
            <h3>{card.title}</h3>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

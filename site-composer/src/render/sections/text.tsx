/** @jsxImportSource preact @jsxRuntime automatic */
import { Icon } from '../../art/icon';
import { takeOpen } from '../parts/open-facts';
import { usePage } from '../page-scope';
import { SectionFrame, SectionHead } from '../parts/section-frame';
import type { SectionProps } from '../parts/section-frame';

type TextProps = SectionProps<'text'>;

/** More would be a form nobody fills in. */
const mostPrices = 12;

interface ParagraphsProps {
  readonly section: TextProps['section'];
  readonly form: 'essay' | 'plain' | 'statement';
}

function Paragraphs({ section, form }: ParagraphsProps) {
  const { awaits } = section;
  const until = awaits === 'prices' ? 'price' : undefined;
  return (
    <>
      <div class={`prose is-${isLong(section) && form === 'essay' ? 'plain' : form}`}>
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph} data-until-fact={until}>
            {paragraph}
          </p>
        ))}
      </div>
      {awaits === 'prices' && <AwaitedPrices />}
    </>
  );
}

/** A line for everything offered, which shows once it has its price. */
function AwaitedPrices() {
  const page = usePage();
  if (takeOpen(page, ['prices']).length === 0) return null;
  const offered = page.plan.sections.flatMap((one) => (one.kind === 'cards' ? one.cards : []));
  const titles = [...new Set(offered.map(({ title }) => title))].slice(0, mostPrices);
  return (
    <ul class="price-list">
      {(titles.length > 0 ? titles : [page.labels.price]).map((title) => (
        <li key={title} class="price-line" data-fact="price" data-item={title} hidden>
          <span class="price-name">{title}</span>
          <span class="price-dots" aria-hidden="true" />
          <span class="price" data-fact-value />
        </li>
      ))}
    </ul>
  );
}

/** A first paragraph of more letters is no opening, and several lines of large type are tiring to read. */
const longestOpening = 140;

const isLong = ({ paragraphs }: TextProps['section']): boolean =>
  (paragraphs[0] ?? '').length > longestOpening;

/** Reading text, its first paragraph a little larger where it is short. */
export function EssayText({ section, ground }: TextProps) {
  return (
    <SectionFrame section={section} ground={ground} brief={isBrief(section)} reading>
      <Paragraphs section={section} form="essay" />
    </SectionFrame>
  );
}

/** Fewer letters than this are a remark and no reading text. */
const few = 130;

function isBrief({ paragraphs, icon, heading }: TextProps['section']): boolean {
  const letters = paragraphs.reduce((sum, { length }) => sum + length, 0);
  return heading !== null && icon === undefined && letters < few;
}

/** Text with a large picture of its subject at its side; without one it is set like other text. */
export function BesideText({ section, ground }: TextProps) {
  if (section.icon === undefined) return <EssayText section={section} ground={ground} />;
  return (
    <SectionFrame section={section} ground={ground} head="none">
      <div>
        <SectionHead section={section} />
        <Paragraphs section={section} form="plain" />
      </div>
      <div class="medallion" data-reveal data-place={section.id}>
        <Icon name={section.icon} />
      </div>
    </SectionFrame>
  );
}

/** A longer first paragraph is read, and not looked at. */
const longestStatement = 160;

/** The first sentence as large as a heading. */
export function StatementText({ section, ground }: TextProps) {
  if ((section.paragraphs[0] ?? '').length > longestStatement)
    return <EssayText section={section} ground={ground} />;
  return (
    <SectionFrame section={section} ground={ground} brief={isBrief(section)}>
      <Paragraphs section={section} form="statement" />
    </SectionFrame>
  );
}

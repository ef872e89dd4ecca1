/** @jsxImportSource preact @jsxRuntime automatic */
import { Icon } from '../../art/icon';
import { SectionFrame, SectionHead } from '../parts/section-frame';
import type { SectionProps } from '../parts/section-frame';

type TextProps = SectionProps<'text'>;

function Paragraphs({ section }: Pick<TextProps, 'section'>) {
  return (
    <div class="prose">
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

/** Reading text, its first paragraph a little larger. */
export function EssayText({ section, ground }: TextProps) {
  return (
    <SectionFrame section={section} ground={ground}>
      <Paragraphs section={section} />
    </SectionFrame>
  );
}

/** Text with a large picture of its subject at its side. */
export function BesideText({ section, ground }: TextProps) {
  return (
    <SectionFrame section={section} ground={ground} head="none">
      <div>
        <SectionHead section={section} />
        <Paragraphs section={section} />
      </div>
      {section.icon !== undefined && (
        <div class="medallion" data-reveal data-place={section.id}>
          <Icon name={section.icon} />
        </div>
      )}
    </SectionFrame>
  );
}

/** The first sentence as large as a heading. */
export function StatementText({ section, ground }: TextProps) {
  return (
    <SectionFrame section={section} ground={ground}>
      <Paragraphs section={section} />
    </SectionFrame>
  );
}

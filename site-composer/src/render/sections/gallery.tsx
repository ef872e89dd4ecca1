/** @jsxImportSource preact @jsxRuntime automatic */
import { Place } from '../parts/place';
import { SectionFrame } from '../parts/section-frame';
import type { SectionProps } from '../parts/section-frame';

/** Places for pictures: a mosaic, an even grid, or a strip that runs sideways. */
export function Gallery({ section, ground }: SectionProps<'gallery'>) {
  const sideways = section.layout === 'strip' && section.heading !== null;
  const strip = sideways
    ? ({ tabIndex: 0, role: 'group', 'aria-labelledby': `${section.id}-title` } as const)
    : {};
  return (
    <SectionFrame section={section} ground={ground}>
      <div class={`gallery gallery-count-${Math.min(section.places.length, 6)}`} {...strip}>
        {section.places.map((place, index) => (
          <figure key={`${section.id}-${index + 1}`} class="picture" data-reveal>
            <Place id={`${section.id}-${index + 1}`} icon={place.icon} shade={index} />
            {place.caption !== null && <figcaption>{place.caption}</figcaption>}
          </figure>
        ))}
      </div>
    </SectionFrame>
  );
}

/** @jsxImportSource preact @jsxRuntime automatic */
import { SectionFrame } from '../parts/section-frame';
import type { SectionProps } from '../parts/section-frame';

/** What others say: one at a time and large, or side by side. */
export function Quotes({ section, ground }: SectionProps<'quotes'>) {
  return (
    <SectionFrame section={section} ground={ground}>
      <div class={`quotes quotes-of-${Math.min(section.quotes.length, 3)}`}>
        {section.quotes.map((quote) => (
          <figure key={quote.text} class="quote" data-reveal>
            <blockquote>
              <p>{quote.text}</p>
            </blockquote>
            {quote.by !== null && <figcaption>{quote.by}</figcaption>}
          </figure>
        ))}
      </div>
    </SectionFrame>
  );
}

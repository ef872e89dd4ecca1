/** @jsxImportSource preact @jsxRuntime automatic */
import { SectionFrame } from '../parts/section-frame';
import type { SectionProps } from '../parts/section-frame';

/** What happens in which order: in a row, down a path, or line by line. */
export function Steps({ section, ground }: SectionProps<'steps'>) {
  return (
    <SectionFrame section={section} ground={ground}>
      <ol class={`steps steps-of-${Math.min(section.steps.length, 4)}`}>
        {section.steps.map((step) => (
          <li key={step.title} class="step" data-reveal>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}

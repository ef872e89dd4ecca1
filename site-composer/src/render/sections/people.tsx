/** @jsxImportSource preact @jsxRuntime automatic */
import { SectionFrame } from '../parts/section-frame';
import type { SectionProps } from '../parts/section-frame';

/** The people behind it, a line each: without photographs their names are all there is to see. */
export function People({ section, ground }: SectionProps<'people'>) {
  return (
    <SectionFrame section={section} ground={ground}>
      <ul class={`people people-of-${section.people.length > 3 ? 'many' : section.people.length}`}>
        {section.people.map((person) => (
          <li key={person.name} class="person" data-reveal>
            <h3>{person.name}</h3>
            {person.role !== null && <p class="role">{person.role}</p>}
            {person.text !== undefined && <p>{person.text}</p>}
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

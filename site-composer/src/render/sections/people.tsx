/** @jsxImportSource preact @jsxRuntime automatic */
import { SectionFrame } from '../parts/section-frame';
import type { SectionProps } from '../parts/section-frame';

type Person = SectionProps<'people'>['section']['people'][number];

function initials(name: string): string {
  const words = name.split(/[\s.]+/u).filter((word) => /^\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => (word ?? '').charAt(0).toLocaleUpperCase()).join('');
}

function Portrait({ person }: { readonly person: Person }) {
  return (
    <div class="portrait" data-place={`person-${person.name}`} aria-hidden="true">
      <span>{initials(person.name)}</span>
    </div>
  );
}

/** The people behind it, a line each: without photographs their names are all there is to see. */
export function People({ section, ground }: SectionProps<'people'>) {
  return (
    <SectionFrame section={section} ground={ground}>
      <ul class={`people people-of-${section.people.length > 3 ? 'many' : section.people.length}`}>
        {section.people.map((person) => (
          <li key={person.name} class="person" data-reveal>
            <Portrait person={person} />
            <div class="person-words">
              <h3>{person.name}</h3>
              {person.role !== null && <p class="role">{person.role}</p>}
              {person.text !== undefined && <p>{person.text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

/** @jsxImportSource preact @jsxRuntime automatic */
import { OpenFacts } from '../parts/open-facts';
import { SectionFrame } from '../parts/section-frame';
import type { SectionProps } from '../parts/section-frame';

type Entry = SectionProps<'schedule'>['section']['entries'][number];

function When({ entry }: { readonly entry: Entry }) {
  if (entry.datetime === null) return <p class="when">{entry.when}</p>;
  return (
    <p class="when">
      <time dateTime={entry.datetime}>{entry.when}</time>
    </p>
  );
}

/** What takes place when: down a line, in rows, or in boxes side by side. */
export function Schedule({ section, ground }: SectionProps<'schedule'>) {
  return (
    <SectionFrame section={section} ground={ground}>
      <ol class="schedule">
        {section.entries.map((entry) => (
          <li key={entry.when + entry.title} class="event" data-reveal>
            <When entry={entry} />
            <div class="event-words">
              <h3>{entry.title}</h3>
              {entry.text !== undefined && <p>{entry.text}</p>}
            </div>
          </li>
        ))}
      </ol>
      <OpenFacts facts={['date']} />
    </SectionFrame>
  );
}

import { lazy, Suspense, useState } from 'react';
import { styled } from 'shared-kit/styled';
import { Page } from 'shared-kit/ui';
import { EventCard } from './event-card';
import { upcomingEvents, type SampleEvent } from './sample-events';

// Loaded with the first preview.
const EventPreview = lazy(() => import('./event-preview'));

const Events = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: var(--space-5);
  padding: 0;
  list-style: none;
`;

/** Sticky above the scrolling cards. */
const Counter = styled.output`
  position: sticky;
  z-index: 1;
  inset-block-start: 0;
  padding-block: var(--space-3);
  border-bottom: 1px solid var(--color-border);
  background: var(--color-surface);
  font-weight: 500;
  font-variant-numeric: tabular-nums;
`;

/** Returns the selection with the id added or removed. */
function toggled(selection: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selection);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** A public sample page: six events to view, select and preview. */
export default function EventTemplateRoute() {
  const [events] = useState(() => upcomingEvents(new Date()));
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const [previewed, setPreviewed] = useState<SampleEvent>();
  const toggle = (event: SampleEvent) => setSelection((current) => toggled(current, event.id));
  return (
    <main>
      <Page title="Upcoming Events" description="A sample page. The events are invented.">
        <Counter>{selection.size} event(s) selected</Counter>
        <Events>
          {events.map((event) => (
            <li key={event.id}>
              <EventCard
                event={event}
                selected={selection.has(event.id)}
                onToggle={() => toggle(event)}
                onPreview={() => setPreviewed(event)}
              />
            </li>
          ))}
        </Events>
        <Suspense>
          {previewed && (
            <EventPreview
              event={previewed}
              selected={selection.has(previewed.id)}
              onToggle={() => toggle(previewed)}
              onClose={() => setPreviewed(undefined)}
            />
          )}
        </Suspense>
      </Page>
    </main>
  );
}

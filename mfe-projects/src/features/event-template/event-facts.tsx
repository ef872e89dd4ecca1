import { CalendarDays, MapPin } from 'lucide-react';
import { styled } from 'shared-kit/styled';
import { VisuallyHidden } from 'shared-kit/ui';
import type { SampleEvent } from './sample-events';

const Facts = styled.dl`
  display: grid;
  gap: var(--space-1);
  color: var(--color-text-muted);
  font-size: var(--text-13);

  div {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }
  dt {
    display: flex;
  }
  dd {
    margin: 0;
  }
`;

const day = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' });

/** Date and location. */
export function EventFacts({ event }: { event: SampleEvent }) {
  return (
    <Facts>
      <div>
        <dt>
          <CalendarDays size={14} aria-hidden />
          <VisuallyHidden>Date</VisuallyHidden>
        </dt>
        <dd>
          <time dateTime={event.date}>{day.format(new Date(event.date))}</time>
        </dd>
      </div>
      <div>
        <dt>
          <MapPin size={14} aria-hidden />
          <VisuallyHidden>Location</VisuallyHidden>
        </dt>
        <dd>{event.location}</dd>
      </div>
    </Facts>
  );
}

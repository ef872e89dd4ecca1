import { styled } from 'shared-kit/styled';
import { Badge, Button } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/dialog';
import { EventArt } from './event-art';
import { EventFacts } from './event-facts';
import type { SampleEvent } from './sample-events';

const Body = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-3);
`;

const Art = styled.div`
  width: 100%;
  aspect-ratio: 16 / 9;
  border-radius: var(--radius-m);
  overflow: hidden;
`;

/** The event enlarged. Selecting keeps the dialog open, so that its effect is visible. */
export default function EventPreview(props: {
  event: SampleEvent;
  selected: boolean;
  onToggle: () => void;
  onClose: () => void;
}) {
  const { event, selected, onToggle, onClose } = props;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={event.title}
      closeButton={false}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant={selected ? 'secondary' : 'primary'} onClick={onToggle}>
            {selected ? 'Deselect Event' : 'Select Event'}
          </Button>
        </>
      }
    >
      <Body>
        <Art>
          <EventArt name={event.image} />
        </Art>
        <Badge $tone="accent">{event.category}</Badge>
        <EventFacts event={event} />
      </Body>
    </Dialog>
  );
}

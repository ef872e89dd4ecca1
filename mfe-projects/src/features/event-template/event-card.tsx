import { Check, Eye, Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'shared-kit/styled';
import { Badge, Button, Card, VisuallyHidden } from 'shared-kit/ui';
import { EventArt } from './event-art';
import { EventFacts } from './event-facts';
import type { SampleEvent } from './sample-events';

const Frame = styled(Card)<{ $selected: boolean }>`
  display: flex;
  flex-direction: column;
  height: 100%;
  outline: 2px solid ${({ $selected }) => ($selected ? 'var(--color-accent)' : 'transparent')};
  outline-offset: -1px;
  transition: outline-color var(--motion-fast) var(--ease-out);
`;

const Art = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  overflow: hidden;
`;

const Mark = styled.span`
  position: absolute;
  inset: var(--space-3) var(--space-3) auto auto;
  width: 28px;
  height: 28px;
  display: grid;
  place-items: center;
  border-radius: 50%;
  background: var(--color-accent);
  color: var(--color-accent-contrast);
`;

const Body = styled.div`
  flex: 1;
  display: grid;
  align-content: space-between;
  gap: var(--space-4);
  padding: var(--space-4);
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-2);
`;

const Actions = styled.div`
  display: flex;
  gap: var(--space-2);

  > * {
    flex: 1;
  }
`;

/** One event: picture, facts, and buttons to preview and select it. */
export function EventCard(props: {
  event: SampleEvent;
  selected: boolean;
  onToggle: () => void;
  onPreview: () => void;
}) {
  const { event, selected, onToggle, onPreview } = props;
  const titleId = useId();
  return (
    <Frame as="article" $padding="none" $selected={selected} aria-labelledby={titleId}>
      <Art>
        <EventArt name={event.image} />
        {selected && (
          <Mark>
            <Check size={16} aria-hidden />
            <VisuallyHidden>Selected</VisuallyHidden>
          </Mark>
        )}
      </Art>
      <Body>
        <Words>
          <Badge $tone="accent">{event.category}</Badge>
          <h2 id={titleId}>{event.title}</h2>
          <EventFacts event={event} />
        </Words>
        <Actions>
          <Button
            size="small"
            icon={selected ? <Minus size={14} aria-hidden /> : <Plus size={14} aria-hidden />}
            aria-describedby={titleId}
            onClick={onToggle}
          >
            {selected ? 'Deselect' : 'Select'}
          </Button>
          <Button
            size="small"
            variant="quiet"
            icon={<Eye size={14} aria-hidden />}
            aria-describedby={titleId}
            onClick={onPreview}
          >
            Preview
          </Button>
        </Actions>
      </Body>
    </Frame>
  );
}

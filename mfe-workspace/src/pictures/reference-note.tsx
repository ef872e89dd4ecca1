import { pictureLimits } from 'shared-kit/contract';
import type { GenerationEngine } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';

const Line = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-12);
`;

/** Explains how the pictures are used, which depends on the engine. */
export function ReferenceNote({
  engine,
}: {
  readonly engine: GenerationEngine | null | undefined;
}) {
  if (!engine) return null;
  return (
    <Line>
      {engine.sees_pictures === true
        ? `Tick “Look like this” on up to ${pictureLimits.references} pictures or screenshots: the page is made to look like them and does not show them.`
        : 'Pictures are placed on the page rather than imitated.'}
    </Line>
  );
}

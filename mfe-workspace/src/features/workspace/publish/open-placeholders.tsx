import { CircleCheck, TriangleAlert } from 'lucide-react';
import { styled } from 'shared-kit/styled';
import { Button, Notice, Row } from 'shared-kit/ui';
import { textsFor } from '../facts';
import type { PageFacts } from '../facts';

const Words = styled.p`
  margin-block-end: var(--space-2);
`;

/** Limit of placeholders named. */
const namedLimit = 8;

/** Placeholders that are not filled in, and what publishing does with them. */
export function OpenPlaceholders({ facts, onFill }: { facts: PageFacts; onFill: () => void }) {
  const { open, others } = facts;
  const named = [...open.map((fact) => textsFor(fact).label), ...others.map(({ words }) => words)];
  const names = [...new Set(named.filter((name) => name !== ''))];
  if (facts.failed || open.length + others.length === 0) return <Complete known={!facts.failed} />;
  const more = names.length - namedLimit;
  return (
    <Notice
      tone="warning"
      icon={<TriangleAlert size={16} aria-hidden />}
      title={named.length === 1 ? 'One part is still open' : `${named.length} parts are still open`}
    >
      <Words>
        {names.slice(0, namedLimit).join(', ')}
        {more > 0 && ` and ${more} more`}. Visitors will not see these parts; your draft keeps them.
      </Words>
      {open.length > 0 && (
        <Row>
          <Button size="small" onClick={onFill}>
            Fill in
          </Button>
        </Row>
      )}
    </Notice>
  );
}

function Complete({ known }: { readonly known: boolean }) {
  if (!known) return null;
  return (
    <Notice icon={<CircleCheck size={16} aria-hidden />} title="Nothing on the page is left open" />
  );
}

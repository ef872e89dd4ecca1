import { Gift } from 'lucide-react';
import { useRuntimeConfig } from 'shared-kit/config';
import { styled } from 'shared-kit/styled';
import { LinkButton } from 'shared-kit/ui';

const Banner = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4);
  padding: var(--space-5);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-accent-surface);
  overflow-wrap: anywhere;
`;

const Words = styled.div`
  flex: 1 1 240px;
  display: grid;
  gap: var(--space-1);

  p {
    color: var(--color-text-muted);
  }
`;

/** The bonus call to action; text and address are the operator's. */
export function MemberBonus() {
  const { tutorials } = useRuntimeConfig();
  return (
    <Banner aria-labelledby="member-bonus">
      <Gift aria-hidden size={24} color="var(--color-accent-text)" />
      <Words>
        <h2 id="member-bonus">{tutorials.bonusTitle}</h2>
        <p>{tutorials.bonusText}</p>
      </Words>
      <LinkButton href={tutorials.bonusUrl} variant="primary">
        {tutorials.bonusLabel}
      </LinkButton>
    </Banner>
  );
}

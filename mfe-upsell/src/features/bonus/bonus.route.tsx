import { Gift } from 'lucide-react';
import { useId } from 'react';
import { useRuntimeConfig } from 'shared-kit/config';
import type { Bonus } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { Card, LinkButton, Page } from 'shared-kit/ui';

const Bonuses = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: var(--space-5);
  padding: 0;
  list-style: none;
`;

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-2);
  height: 100%;
  overflow-wrap: anywhere;

  p {
    flex: 1;
    color: var(--color-text-muted);
    margin-block-end: var(--space-3);
  }
`;

/** The Bonus page; its list is the operator's. */
export default function BonusRoute() {
  const { bonuses } = useRuntimeConfig();
  return (
    <Page title="Bonus" description="These come with your membership.">
      <Bonuses>
        {bonuses.map((bonus) => (
          <li key={bonus.url + bonus.title}>
            <BonusCard bonus={bonus} />
          </li>
        ))}
      </Bonuses>
    </Page>
  );
}

function BonusCard({ bonus }: { bonus: Bonus }) {
  const titleId = useId();
  return (
    <Frame>
      <Gift aria-hidden size={20} color="var(--color-accent-text)" />
      <h2 id={titleId}>{bonus.title}</h2>
      <p>{bonus.text}</p>
      <LinkButton href={bonus.url} aria-describedby={titleId}>
        Get the bonus
      </LinkButton>
    </Frame>
  );
}

import { Clock } from 'lucide-react';
import { useRuntimeConfig } from 'shared-kit/config';
import { styled } from 'shared-kit/styled';
import { Card, LinkButton, Notice, Page } from 'shared-kit/ui';
import { trafficMethods, type TrafficMethod } from './traffic-methods';

const Methods = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: var(--space-5);
`;

const Method = styled(Card)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-4);

  ol {
    flex: 1;
    display: grid;
    align-content: start;
    gap: var(--space-3);
    padding-inline-start: var(--space-5);
  }
  li::marker {
    color: var(--color-text-muted);
    font-variant-numeric: tabular-nums;
  }
`;

const Heading = styled.div`
  display: grid;
  gap: var(--space-1);

  span {
    color: var(--color-accent-text);
    font-size: var(--text-12);
    font-weight: 500;
  }
  p {
    color: var(--color-text-muted);
  }
`;

/** The Limitless page: three ways to bring visitors to a published site. */
export default function LimitlessRoute() {
  const { limitless } = useRuntimeConfig();
  return (
    <Page title="Limitless" description="Three ways to bring visitors to your published site.">
      <Methods>
        {trafficMethods.map((method, index) => (
          <MethodCard
            key={method.link}
            method={method}
            number={index + 1}
            address={limitless[method.link]}
          />
        ))}
      </Methods>
    </Page>
  );
}

function MethodCard(props: { method: TrafficMethod; number: number; address: string }) {
  const { method, number, address } = props;
  return (
    <Method as="section" aria-labelledby={method.link}>
      <Heading>
        <span>Method {number}</span>
        <h2 id={method.link}>{method.title}</h2>
        <p>{method.summary}</p>
      </Heading>
      <ol>
        {method.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {method.notice && (
        <Notice tone="warning" icon={<Clock size={16} aria-hidden />}>
          {method.notice}
        </Notice>
      )}
      <LinkButton href={address}>{method.linkLabel}</LinkButton>
    </Method>
  );
}

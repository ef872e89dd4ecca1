import { useRuntimeConfig } from 'shared-kit/config';
import { styled } from 'shared-kit/styled';
import { LinkButton, Page } from 'shared-kit/ui';
import { resellerSteps } from './reseller-steps';

const Steps = styled.ol`
  display: grid;
  padding: 0;
  list-style: none;
  counter-reset: step;
`;

/** The numbers are joined by a line that ends at the last. */
const Step = styled.li`
  counter-increment: step;
  position: relative;
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  gap: var(--space-4);
  padding-block-end: var(--space-8);

  &::before {
    content: counter(step);
    width: 32px;
    height: 32px;
    display: grid;
    place-items: center;
    border: 1px solid var(--color-border-strong);
    border-radius: 50%;
    background: var(--color-surface-raised);
    color: var(--color-accent-text);
    font-weight: 600;
    font-size: var(--text-13);
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: 40px 8px;
    inset-inline-start: 16px;
    width: 1px;
    background: var(--color-border-strong);
  }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-2);
  padding-block-start: 5px;

  p {
    color: var(--color-text-muted);
    margin-block-end: var(--space-2);
  }
`;

/** The Franchise page: how to become a reseller, in four steps. */
export default function FranchiseRoute() {
  const config = useRuntimeConfig();
  return (
    <Page
      title="Franchise"
      description={`Four steps from here to reselling ${config.brandName}.`}
      width="narrow"
    >
      <Steps>
        {resellerSteps.map((step, index) => (
          <Step key={step.title}>
            <Words>
              <h2>{step.title}</h2>
              <p>{step.text}</p>
              <LinkButton
                href={step.address(config)}
                variant={index === 0 ? 'primary' : 'secondary'}
              >
                {step.linkLabel}
              </LinkButton>
            </Words>
          </Step>
        ))}
      </Steps>
    </Page>
  );
}

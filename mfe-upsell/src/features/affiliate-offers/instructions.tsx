import { Mail } from 'lucide-react';
import { styled } from 'shared-kit/styled';
import { Card, LinkButton } from 'shared-kit/ui';
import { bumpRequestSubject, mailDraft } from './mail-draft';

const Steps = styled.ol`
  display: grid;
  gap: var(--space-3);
  padding: 0;
  margin-block-start: var(--space-4);
  list-style: none;
  counter-reset: step;

  li {
    counter-increment: step;
    display: grid;
    grid-template-columns: 24px 1fr;
    align-items: baseline;
    gap: var(--space-3);
  }
  li::before {
    content: counter(step);
    width: 24px;
    height: 24px;
    display: grid;
    place-items: center;
    border-radius: 50%;
    background: var(--color-accent-surface);
    color: var(--color-accent-text);
    font-size: var(--text-12);
    font-weight: 600;
  }
`;

const WithButton = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--space-2) var(--space-4);
`;

/** The three steps to a commission. The second opens a mail draft, not a new tab. */
export function Instructions(props: { supportEmail: string }) {
  return (
    <Card as="section" aria-labelledby="instructions">
      <h2 id="instructions">INSTRUCTIONS</h2>
      <Steps>
        <li>
          <p>Click ‘Affiliate Link’ to get your link.</p>
        </li>
        <li>
          <WithButton>
            <p>Email support to get a bump to 100% across the funnel.</p>
            <LinkButton
              href={mailDraft(props.supportEmail, bumpRequestSubject)}
              target="_self"
              title="Opens an email draft"
              size="small"
              icon={<Mail size={14} aria-hidden />}
            >
              Email support
            </LinkButton>
          </WithButton>
        </li>
        <li>
          <p>Paste the link into the marketplace banner URL in ‘Monetize’.</p>
        </li>
      </Steps>
    </Card>
  );
}

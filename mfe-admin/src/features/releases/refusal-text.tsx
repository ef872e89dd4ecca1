import { styled } from 'shared-kit/styled';
import type { Change, Refusal } from './use-release-changes';

const Text = styled.p`
  color: var(--color-danger-text);
  font-weight: 500;
`;

/** Why the host did not do what this dialog asked for; stays until the next try. */
export function RefusalText(props: {
  readonly refusal: Refusal | null;
  readonly of: Change['kind'];
}) {
  const { refusal, of } = props;
  return <Text aria-live="polite">{refusal?.change.kind === of ? refusal.message : null}</Text>;
}

import { Mic, Square } from 'lucide-react';
import { styled } from 'shared-kit/styled';
import { Button, Row } from 'shared-kit/ui';
import type { Dictation } from './use-dictation';

const Indicator = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--color-danger-text);
  font-size: var(--text-13);

  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: currentcolor;
  }
`;

/**
 * Starts and stops dictation and shows when the microphone is on. Renders nothing where it is not
 * supported.
 */
export function DictationButton({
  dictation,
  disabled,
}: {
  readonly dictation: Dictation;
  readonly disabled: boolean;
}) {
  if (!dictation.isSupported) return null;
  const { isListening, toggle } = dictation;
  return (
    <Row $gap={3}>
      <Button
        icon={isListening ? <Square size={16} aria-hidden /> : <Mic size={16} aria-hidden />}
        onClick={toggle}
        disabled={disabled}
      >
        {isListening ? 'Stop dictating' : 'Dictate'}
      </Button>
      <output>{isListening && <Indicator>Listening... Speak your idea</Indicator>}</output>
    </Row>
  );
}

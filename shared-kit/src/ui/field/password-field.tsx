import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { styled } from '../../styled';
import { IconButton } from '../button/icon-button';
import { controlStyle, FieldFrame } from './field-frame';
import type { TextFieldProps } from './text-field';

const Wrap = styled.div`
  position: relative;
`;

const Input = styled.input`
  ${controlStyle}
  padding-inline-end: calc(var(--control-height) + 4px);

  /* Edge draws an eye of its own. */
  &::-ms-reveal {
    display: none;
  }
`;

const Toggle = styled(IconButton)`
  position: absolute;
  inset-block-start: 50%;
  inset-inline-end: 2px;
  transform: translateY(-50%);
`;

/** A password with a button that shows and hides it. */
export function PasswordField({
  label,
  hint,
  error,
  hideLabel,
  id,
  disabled,
  ...input
}: Omit<TextFieldProps, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...{ label, hint, error, hideLabel, id }}>
      {(control) => (
        <Wrap>
          <Input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            disabled={disabled}
            type={shown ? 'text' : 'password'}
          />
          <Toggle
            label={shown ? 'Hide password' : 'Show password'}
            icon={shown ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
            disabled={disabled ?? false}
            onClick={() => setShown(!shown)}
          />
        </Wrap>
      )}
    </FieldFrame>
  );
}

import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { css, styled } from '../../styled';
import { VisuallyHidden } from '../layout/visually-hidden';

/** Properties of every field, besides those of its element. */
export interface FieldProps {
  readonly label: string;
  /** One short line of help under the field. */
  readonly hint?: ReactNode;
  /** Error message; replaces the hint and marks the field invalid. */
  readonly error?: string | undefined;
  /** For fields whose purpose the surroundings show, such as search. */
  readonly hideLabel?: boolean;
}

/** Attributes that tie a control to its label, hint and error. */
export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** Look of text controls. */
export const controlStyle = css`
  width: 100%;
  min-height: var(--control-height);
  padding: 6px var(--space-3);
  border: 1px solid var(--color-border-control);
  border-radius: var(--radius-s);
  background: var(--color-surface-raised);
  line-height: 1.4;
  transition:
    border-color var(--motion-fast) var(--ease-out),
    box-shadow var(--motion-fast) var(--ease-out);

  &::placeholder {
    color: var(--color-text-muted);
    opacity: 1;
  }
  &:hover:not(:disabled, :focus) {
    border-color: var(--color-text-muted);
  }
  &:focus {
    outline: 2px solid var(--color-focus);
    outline-offset: -1px;
    border-color: var(--color-focus);
  }
  &[aria-invalid] {
    border-color: var(--color-danger);
  }
  &[aria-invalid]:focus {
    outline-color: var(--color-danger);
  }
  &:disabled {
    background: var(--color-surface-sunken);
    border-color: var(--color-border-strong);
    color: var(--color-text-muted);
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    /* Below 16 px iOS zooms into the field. */
    font-size: var(--text-16);
  }
`;

const Frame = styled.div`
  display: grid;
  gap: 6px;
  min-width: 0;
`;

const Label = styled.label`
  font-size: var(--text-13);
  font-weight: 500;
`;

const Hint = styled.div`
  font-size: var(--text-13);
  color: var(--color-text-muted);
`;

const ErrorText = styled.div`
  display: flex;
  gap: 6px;
  font-size: var(--text-13);
  color: var(--color-danger-text);

  svg {
    flex: none;
    margin-block-start: 3px;
  }
`;

/** The line under a field: its error, or else its hint. Polite, so it is read once typing stops. */
export function FieldNote({
  id,
  hint,
  error,
}: Pick<FieldProps, 'hint' | 'error'> & { id: string }) {
  return (
    <div aria-live="polite" hidden={!error && !hint}>
      {error ? (
        <ErrorText id={id}>
          <CircleAlert size={14} aria-hidden />
          {error}
        </ErrorText>
      ) : (
        hint && <Hint id={id}>{hint}</Hint>
      )}
    </div>
  );
}

/** Ids and states that tie a control to its label and note. */
export function useControl(
  { hint, error }: Pick<FieldProps, 'hint' | 'error'>,
  givenId?: string,
): { control: ControlAttributes; noteId: string } {
  const ownId = useId();
  const id = givenId ?? ownId;
  const noteId = `${id}-note`;
  return {
    noteId,
    control: {
      id,
      'aria-describedby': error || hint ? noteId : undefined,
      'aria-invalid': error ? true : undefined,
    },
  };
}

/** Label above, control, error or hint below. The fields of this folder are built on it. */
export function FieldFrame({
  label,
  hint,
  error,
  hideLabel = false,
  id,
  children,
}: FieldProps & {
  readonly id?: string | undefined;
  readonly children: (control: ControlAttributes) => ReactNode;
}) {
  const { control, noteId } = useControl({ hint, error }, id);
  return (
    <Frame>
      <Label as={hideLabel ? HiddenLabel : undefined} htmlFor={control.id}>
        {label}
      </Label>
      {children(control)}
      <FieldNote id={noteId} hint={hint} error={error} />
    </Frame>
  );
}

const HiddenLabel = styled(VisuallyHidden).attrs({ as: 'label' })``;

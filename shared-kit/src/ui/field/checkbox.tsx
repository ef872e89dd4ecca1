import type { ComponentProps } from 'react';
import { styled } from '../../styled';
import { FieldNote, useControl, type FieldProps } from './field-frame';

const Frame = styled.div`
  display: grid;
  gap: 2px;
`;

const Line = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: var(--space-2);
  width: fit-content;
  min-height: 32px;
  padding-block: 6px;
  line-height: 20px;
  cursor: pointer;

  &:has(:disabled) {
    color: var(--color-text-muted);
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    padding-block: 12px;
  }
`;

const Box = styled.input`
  appearance: none;
  flex: none;
  display: grid;
  place-items: center;
  width: 18px;
  height: 18px;
  margin: 1px 0 0;
  border: 1px solid var(--color-border-control);
  border-radius: 5px;
  background: var(--color-surface-raised);
  cursor: inherit;
  transition: background-color var(--motion-fast) var(--ease-out);

  &::after {
    content: '';
    width: 9px;
    height: 5px;
    margin-block-start: -2px;
    border: solid var(--color-accent-contrast);
    border-width: 0 0 2px 2px;
    transform: rotate(-45deg) scale(0.4);
    opacity: 0;
    transition:
      transform var(--motion-fast) var(--ease-out),
      opacity var(--motion-fast) var(--ease-out);
  }
  &:hover:not(:disabled) {
    border-color: var(--color-text-muted);
  }
  &:checked {
    background: var(--color-accent);
    border-color: var(--color-accent);
  }
  &:checked::after {
    transform: rotate(-45deg);
    opacity: 1;
  }
  &:checked:hover:not(:disabled) {
    background: var(--color-accent-hover);
  }
  &[aria-invalid] {
    border-color: var(--color-danger);
  }
  &:disabled {
    opacity: 0.5;
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

/** Properties of `Checkbox`, on top of those of the input. */
export type CheckboxProps = Omit<FieldProps, 'hideLabel'> & Omit<ComponentProps<'input'>, 'type'>;

/** A check box with its label at its side; the whole line can be clicked. */
export function Checkbox({ label, hint, error, id, ...input }: CheckboxProps) {
  const { control, noteId } = useControl({ hint, error }, id);
  return (
    <Frame>
      <Line>
        <Box {...input} {...control} type="checkbox" />
        {label}
      </Line>
      <FieldNote id={noteId} hint={hint} error={error} />
    </Frame>
  );
}

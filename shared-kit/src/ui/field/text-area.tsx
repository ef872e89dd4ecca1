import type { ComponentProps } from 'react';
import { styled } from '../../styled';
import { controlStyle, FieldFrame, type FieldProps } from './field-frame';

const Area = styled.textarea`
  ${controlStyle}
  min-height: 96px;
  padding-block: var(--space-2);
  line-height: 1.5;
  resize: vertical;
`;

/** Properties of `TextArea`, on top of those of the element. */
export type TextAreaProps = FieldProps & ComponentProps<'textarea'>;

/** Several lines of text. */
export function TextArea({ label, hint, error, hideLabel, id, ...area }: TextAreaProps) {
  return (
    <FieldFrame {...{ label, hint, error, hideLabel, id }}>
      {(control) => <Area rows={4} {...area} {...control} />}
    </FieldFrame>
  );
}

import type { ComponentProps } from 'react';
import { styled } from '../../styled';
import { controlStyle, FieldFrame, type FieldProps } from './field-frame';

const Input = styled.input`
  ${controlStyle}
`;

/** Properties of `TextField`, on top of those of the input. */
export type TextFieldProps = FieldProps & ComponentProps<'input'>;

/** One line of text. */
export function TextField({ label, hint, error, hideLabel, id, ...input }: TextFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, hideLabel, id }}>
      {(control) => <Input type="text" {...input} {...control} />}
    </FieldFrame>
  );
}

import type { ComponentProps } from 'react';
import { styled } from '../../styled';
import { controlStyle, FieldFrame, type FieldProps } from './field-frame';

const Select = styled.select`
  ${controlStyle}
  text-overflow: ellipsis;
  cursor: pointer;

  option {
    background: var(--color-surface-raised);
    color: var(--color-text);
  }
`;

/** Properties of `SelectField`, on top of those of the select. */
export type SelectFieldProps = FieldProps &
  ComponentProps<'select'> & {
    readonly options: readonly { readonly value: string; readonly label: string }[];
  };

/** One of several, in the browser's own list. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, hideLabel, id, options, ...select } = props;
  return (
    <FieldFrame {...{ label, hint, error, hideLabel, id }}>
      {(control) => (
        <Select {...select} {...control}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}

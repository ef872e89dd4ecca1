import { Search, X } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { styled } from '../../styled';
import { IconButton } from '../button/icon-button';
import { controlStyle, FieldFrame, type FieldProps } from './field-frame';

const Wrap = styled.div`
  position: relative;

  > svg {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: 10px;
    transform: translateY(-50%);
    color: var(--color-text-muted);
    pointer-events: none;
  }
`;

const Input = styled.input`
  ${controlStyle}
  padding-inline: 34px calc(var(--control-height) + 4px);

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const Clear = styled(IconButton)`
  position: absolute;
  inset-block-start: 50%;
  inset-inline-end: 2px;
  transform: translateY(-50%);
`;

/** Properties of `SearchField`. The label is hidden unless `hideLabel` is false. */
export interface SearchFieldProps extends FieldProps {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly placeholder?: string;
  readonly id?: string;
  readonly disabled?: boolean;
}

/** A search box with a clear button; Escape clears it too. */
export function SearchField({
  label,
  hint,
  error,
  hideLabel = true,
  id,
  value,
  onValueChange,
  ...input
}: SearchFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '') return;
    // Escape closes the topmost thing: the search first, the dialog around it on the next press.
    event.stopPropagation();
    onValueChange('');
  };
  const clear = () => {
    onValueChange('');
    box.current?.focus();
  };
  return (
    <FieldFrame {...{ label, hint, error, hideLabel, id }}>
      {(control) => (
        <Wrap>
          <Search size={16} aria-hidden />
          <Input
            {...input}
            {...control}
            ref={box}
            type="search"
            autoComplete="off"
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
            onKeyDown={clearOnEscape}
          />
          {value !== '' && (
            <Clear label="Clear search" icon={<X size={16} aria-hidden />} onClick={clear} />
          )}
        </Wrap>
      )}
    </FieldFrame>
  );
}

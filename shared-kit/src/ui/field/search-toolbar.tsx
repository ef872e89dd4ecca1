import type { ReactNode } from 'react';
import { styled } from '../../styled';
import { SearchField } from './search-field';

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);

  > :first-child {
    flex: 0 1 340px;
    min-width: 0;
  }
  > output {
    margin-inline-start: auto;
    color: var(--color-text-muted);
    font-size: var(--text-13);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

/** Properties of `SearchToolbar`. */
export interface SearchToolbarProps {
  /** Names the search for screen readers. */
  readonly label: string;
  readonly placeholder: string;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  /** State or length of the list, announced on change. */
  readonly status: string;
  /** There is nothing to search yet. */
  readonly disabled?: boolean;
  /** Further controls of the list, at the end of the line. */
  readonly children?: ReactNode;
}

/** The line above a list: its search and its status. */
export function SearchToolbar(props: SearchToolbarProps) {
  const { label, placeholder, search, onSearch, status, disabled = false } = props;
  return (
    <Bar>
      <SearchField
        label={label}
        placeholder={placeholder}
        value={search}
        onValueChange={onSearch}
        disabled={disabled}
      />
      <output>{status}</output>
      {props.children}
    </Bar>
  );
}

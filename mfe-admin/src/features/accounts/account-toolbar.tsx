import { styled } from 'shared-kit/styled';
import { SearchField } from 'shared-kit/ui';

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);

  > :first-child {
    flex: 0 1 340px;
  }
  > output {
    color: var(--color-text-muted);
    font-size: var(--text-13);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

/** Search by email, and what the list is doing or how long it is. */
export function AccountToolbar(props: {
  search: string;
  onSearch: (text: string) => void;
  status: string;
}) {
  const { search, onSearch, status } = props;
  return (
    <Bar>
      <SearchField
        label="Search by email"
        placeholder="Search by email..."
        value={search}
        onValueChange={onSearch}
      />
      <output>{status}</output>
    </Bar>
  );
}

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

/** Search by title and how many were found; without a count the list is still on its way. */
export function ProjectToolbar(props: {
  search: string;
  onSearch: (text: string) => void;
  count: number | undefined;
}) {
  const { search, onSearch, count } = props;
  return (
    <Bar>
      <SearchField
        label="Search projects"
        placeholder="Search by title..."
        value={search}
        onValueChange={onSearch}
        disabled={count === undefined}
      />
      <output>{count !== undefined && `${count} ${count === 1 ? 'project' : 'projects'}`}</output>
    </Bar>
  );
}

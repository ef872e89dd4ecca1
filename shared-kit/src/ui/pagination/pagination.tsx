import { ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from '../../styled';
import { Button } from '../button/button';
import { pageNumbers } from './page-numbers';

const Nav = styled.nav`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-1);

  > button:first-of-type {
    margin-inline-end: var(--space-2);
  }
  > button:last-of-type {
    margin-inline-start: var(--space-2);
  }
  @media (max-width: 640px) {
    flex-wrap: wrap;
  }
`;

const Numbers = styled.ol`
  display: flex;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;

  @media (max-width: 640px) {
    order: -1;
    flex: 1 0 100%;
    justify-content: center;
  }
`;

const Number = styled(Button)`
  min-width: var(--control-height-small);
  padding-inline: 4px;

  &[aria-current] {
    background: var(--color-accent-surface);
    color: var(--color-accent-text);
    font-weight: 600;
  }
  @media (max-width: 640px) {
    min-width: max(40px, var(--control-height-small));
  }
`;

const Gap = styled.li`
  display: grid;
  place-items: center;
  min-width: 24px;
  color: var(--color-text-muted);
`;

/** Properties of `Pagination`; pages count from 1. */
export interface PaginationProps {
  readonly page: number;
  readonly pageCount: number;
  readonly onPageChange: (page: number) => void;
  readonly label?: string;
}

/** Previous, page numbers by the specification's rule, Next. Nothing when there are no pages. */
export function Pagination({
  page,
  pageCount,
  onPageChange,
  label = 'Pagination',
}: PaginationProps) {
  if (pageCount < 1) return null;
  return (
    <Nav aria-label={label}>
      <Button
        size="small"
        icon={<ChevronLeft size={16} aria-hidden />}
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      >
        Previous
      </Button>
      <Numbers>
        {pageNumbers(page, pageCount).map((item) =>
          typeof item === 'number' ? (
            <li key={item}>
              <Number
                size="small"
                variant="quiet"
                aria-current={item === page ? 'page' : undefined}
                onClick={() => onPageChange(item)}
              >
                {item}
              </Number>
            </li>
          ) : (
            <Gap key={item}>…</Gap>
          ),
        )}
      </Numbers>
      <Button size="small" disabled={page >= pageCount} onClick={() => onPageChange(page + 1)}>
        Next
        <ChevronRight size={16} aria-hidden />
      </Button>
    </Nav>
  );
}

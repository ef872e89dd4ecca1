import { useId } from 'react';
import type { SalesPages } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { Card, LinkButton } from 'shared-kit/ui';
import type { UpgradeTier } from './upgrade-tiers';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: var(--space-3) var(--space-5);
    text-align: start;
  }
  td,
  th:last-child {
    text-align: end;
  }
  thead th {
    background: var(--color-surface-sunken);
    color: var(--color-text-muted);
    font-size: var(--text-12);
    font-weight: 500;
  }
  tbody th {
    font-weight: 500;
  }
  tbody tr {
    border-top: 1px solid var(--color-border);
    transition: background var(--motion-fast) var(--ease-out);
  }
  tbody tr:hover {
    background: var(--color-surface-hover);
  }
  @media (max-width: 480px) {
    th,
    td {
      padding-inline: var(--space-3);
    }
  }
`;

/** One row per upgrade. */
export function UpgradeTable(props: { upgrades: readonly UpgradeTier[]; salesPages: SalesPages }) {
  const id = useId();
  return (
    <Card $padding="none">
      <Table>
        <thead>
          <tr>
            <th scope="col">Upgrade</th>
            <th scope="col">Sales page</th>
          </tr>
        </thead>
        <tbody>
          {props.upgrades.map(({ tier, flag, title }) => (
            <tr key={tier}>
              <th scope="row" id={`${id}-${tier}`}>
                {title}
              </th>
              <td>
                {/* The link text is the same in every row; the description names the upgrade. */}
                <LinkButton
                  href={props.salesPages[flag]}
                  size="small"
                  aria-describedby={`${id}-${tier}`}
                >
                  CLICK HERE TO UPGRADE
                </LinkButton>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

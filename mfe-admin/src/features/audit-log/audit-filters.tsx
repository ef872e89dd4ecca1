import { useState } from 'react';
import { styled } from 'shared-kit/styled';
import { Button, Form, Row, SelectField, TextField } from 'shared-kit/ui';
import { isSameFilter, noFilter } from './audit-filter';
import type { AuditFilter } from './audit-filter';
import { actionChoices } from './audit-texts';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 150px), 1fr));
  gap: var(--space-3) var(--space-4);
`;

interface AuditFiltersProps {
  /** The applied filter. */
  readonly filter: AuditFilter;
  readonly onApply: (filter: AuditFilter) => void;
}

/** Form that filters the log; nothing is requested before it is applied. */
export function AuditFilters({ filter, onApply }: AuditFiltersProps) {
  const [draft, setDraft] = useState(filter);
  const [applied, setApplied] = useState(filter);
  // The filter changed elsewhere, such as by Back: update the form without losing focus.
  if (!isSameFilter(applied, filter)) {
    setApplied(filter);
    setDraft(filter);
  }
  const bind = (name: keyof AuditFilter) => ({
    value: draft[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setDraft({ ...draft, [name]: target.value }),
  });
  return (
    <Form aria-label="Filters" onSubmit={() => onApply(draft)}>
      <Fields>
        <SelectField label="What" options={actionChoices} {...bind('action')} />
        <TextField label="Who (email)" type="email" autoComplete="off" {...bind('actor')} />
        <TextField label="About (email or id)" autoComplete="off" {...bind('target')} />
        <TextField label="From (UTC)" type="date" {...bind('from')} />
        <TextField label="To (UTC)" type="date" {...bind('to')} />
      </Fields>
      <Row>
        <Button type="submit">Apply filters</Button>
        <Button
          variant="quiet"
          onClick={() => {
            setDraft(noFilter);
            onApply(noFilter);
          }}
        >
          Clear filters
        </Button>
      </Row>
    </Form>
  );
}

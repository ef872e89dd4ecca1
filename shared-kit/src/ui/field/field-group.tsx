import { styled } from '../../styled';

/** A `fieldset` without a frame: fields that belong together, under a `legend` that looks like their labels. */
export const FieldGroup = styled.fieldset`
  display: grid;
  gap: var(--space-2);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    margin-block-end: var(--space-1);
    padding: 0;
    font-size: var(--text-13);
    font-weight: 500;
  }
`;

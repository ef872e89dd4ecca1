import { styled } from 'shared-kit/styled';
import { CommitField } from './commit-field';
import { hexOf, styleValue } from './style-values';

const Wide = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--space-2);
`;

/** In line with the field, below where that has its label. */
const Picker = styled.input`
  margin-block-start: 25px;
  width: var(--control-height);
  height: var(--control-height);
  padding: 2px;
  border: 1px solid var(--color-border-control);
  border-radius: var(--radius-s);
  background: var(--color-surface-raised);
  cursor: pointer;
`;

const Swatches = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: var(--space-1);
`;

const Swatch = styled.button`
  width: 32px;
  height: 32px;
  border: 1px solid var(--color-border-control);
  border-radius: 50%;
  cursor: pointer;

  &[aria-pressed='true'] {
    outline: 2px solid var(--color-accent);
    outline-offset: 1px;
  }
  @media (pointer: coarse) {
    width: 44px;
    height: 44px;
  }
`;

interface ColourFieldProps {
  readonly name: string;
  readonly label: string;
  readonly own: string;
  readonly drawn: string;
  /** Colours of the page, most frequent first. */
  readonly pageColours: readonly string[];
  readonly onSet: (value: string) => void;
}

/** A colour field: a colour of the page, the browser's picker, or CSS. */
export function ColourField({ name, label, own, drawn, pageColours, onSet }: ColourFieldProps) {
  const current = hexOf(own === '' ? drawn : own);
  const commit = (typed: string): string | undefined => {
    const value = typed.trim() === '' ? '' : styleValue(name, typed);
    if (value === null) return 'Enter a colour, such as #1a7f5a';
    onSet(value);
    return undefined;
  };
  return (
    <Wide>
      <CommitField label={label} value={own} placeholder={drawn} onCommit={commit} />
      <Picker
        type="color"
        aria-label={`Choose the ${label.toLowerCase()}`}
        value={current}
        onChange={({ currentTarget }) => onSet(currentTarget.value)}
      />
      <Swatches aria-label={`${label}: colours of this page`}>
        {pageColours.map((colour) => (
          <Swatch
            key={colour}
            type="button"
            title={colour}
            aria-label={`${label}: ${colour}`}
            aria-pressed={colour === current && drawn !== 'transparent'}
            style={{ background: colour }}
            onClick={() => onSet(colour)}
          />
        ))}
      </Swatches>
    </Wide>
  );
}

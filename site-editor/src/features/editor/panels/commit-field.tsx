import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { TextField } from 'shared-kit/ui';

/** Properties of `CommitField`. */
export interface CommitFieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly inputMode?: 'decimal';
  /** Called for arrow keys; `large` with Shift. */
  readonly onStep?: (direction: 1 | -1, isLarge: boolean) => void;
  /** Commits the text; returns an error message if it is invalid. */
  readonly onCommit: (text: string) => string | undefined | void;
}

/** A text field committed by Enter or blur. Escape reverts it. */
export function CommitField(props: CommitFieldProps) {
  const { label, value, placeholder, inputMode, onCommit, onStep } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const finish = (): void => {
    if (typed === null) return;
    const wrong = typed === value ? undefined : (onCommit(typed) ?? undefined);
    setError(wrong);
    if (wrong === undefined) setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') finish();
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction !== undefined && onStep) {
      event.preventDefault();
      finish();
      onStep(direction === 1 ? 1 : -1, event.shiftKey);
    }
    if (event.key !== 'Escape' || typed === null) return;
    event.stopPropagation();
    setTyped(null);
    setError(undefined);
  };
  return (
    <TextField
      label={label}
      value={typed ?? value}
      placeholder={placeholder}
      inputMode={inputMode}
      error={error}
      autoComplete="off"
      spellCheck={false}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={finish}
      onKeyDown={onKeyDown}
    />
  );
}

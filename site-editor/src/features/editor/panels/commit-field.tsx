import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { TextField } from 'shared-kit/ui';

/** Properties of `CommitField`. */
export interface CommitFieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly inputMode?: 'decimal';
  /** Up and down arrows; large with Shift. */
  readonly onStep?: (direction: 1 | -1, isLarge: boolean) => void;
  /** Takes the text when it is finished. Answers what is wrong with it, if anything is. */
  readonly onCommit: (text: string) => string | undefined | void;
}

/** A text that counts when it is finished: with Enter or by leaving the field. Escape takes it back. */
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

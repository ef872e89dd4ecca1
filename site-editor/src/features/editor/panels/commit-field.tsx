import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { TextField } from 'shared-kit/ui';

/** Properties of `CommitField`. */
export interface CommitFieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  /** Takes the text when it is finished. Answers what is wrong with it, if anything is. */
  readonly onCommit: (text: string) => string | undefined | void;
}

/** A text that counts when it is finished: with Enter or by leaving the field. Escape takes it back. */
export function CommitField({ label, value, placeholder, onCommit }: CommitFieldProps) {
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
      error={error}
      autoComplete="off"
      spellCheck={false}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={finish}
      onKeyDown={onKeyDown}
    />
  );
}

import { useState, type ChangeEvent } from 'react';

type Messages = Readonly<Partial<Record<string, string>>>;

/** What a text field of the kit takes to be one of the form's fields. */
export interface BoundField {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

/** Values and errors of a form's text fields. */
export interface Fields<Name extends string> {
  readonly values: Readonly<Record<Name, string>>;
  /** Properties to spread into the field of that name. */
  readonly bind: (name: Name) => BoundField;
  /** Shows these messages, and no others, until their fields are edited. */
  readonly showErrors: (errors: Messages) => void;
  /** Resets all fields to their initial values. */
  readonly reset: () => void;
}

/**
 * Text fields of a form. An error goes as soon as its field is edited (specification, section 5). An
 * initial value that arrives later fills its field only while nobody has typed into it.
 */
export function useFields<Name extends string>(
  initial: Readonly<Record<Name, string>>,
): Fields<Name> {
  const [typed, setTyped] = useState<Partial<Record<Name, string>>>({});
  const [errors, showErrors] = useState<Messages>({});
  const values = { ...initial, ...typed };
  const bind = (name: Name): BoundField => ({
    name,
    value: values[name],
    error: errors[name],
    onChange({ target }) {
      setTyped((before) => ({ ...before, [name]: target.value }));
      showErrors((before) => ({ ...before, [name]: undefined }));
    },
  });
  const reset = (): void => {
    setTyped({});
    showErrors({});
  };
  return { values, bind, showErrors, reset };
}

import { notify } from '../toast/notify';
import { useFields, type Fields } from './use-fields';
import { useSubmission } from './use-submission';

type Messages = Readonly<Partial<Record<string, string>>>;

/** A form whose whole purpose is one call. */
export interface RequestForm<Name extends string, Body> {
  readonly initial: Readonly<Record<Name, string>>;
  /** How long the form stays locked after the answer, in ms. */
  readonly lockoutMs?: number;
  /** Reads what was typed as the call's body, or says what is wrong by field. */
  readonly read: (
    values: Readonly<Record<Name, string>>,
  ) =>
    | { readonly valid: true; readonly body: Body }
    | { readonly valid: false; readonly errors: Messages };
  /** Makes the call and deals with its answer. */
  readonly send: (body: Body) => Promise<void>;
  /** What to tell when the call failed, and on which fields. */
  readonly describe: (error: unknown) => { readonly message: string; readonly fields: Messages };
}

/**
 * The life of such a form: what is wrong shows on its field and nothing is sent; a failed call shows a
 * toast and the host's messages on the fields, and everything typed stays.
 */
export function useRequestForm<Name extends string, Body>(
  form: RequestForm<Name, Body>,
): Pick<Fields<Name>, 'values' | 'bind' | 'reset'> & {
  /** The request runs, or the lockout after it does. */
  readonly busy: boolean;
  /** For `Form`. */
  readonly onSubmit: () => Promise<void>;
} {
  const { values, bind, showErrors, reset } = useFields(form.initial);
  const { busy, submit } = useSubmission(form.lockoutMs);
  const send = (body: Body): Promise<void> =>
    form.send(body).catch((error: unknown) => {
      const { message, fields } = form.describe(error);
      notify.error(message);
      showErrors(fields);
    });
  const onSubmit = async (): Promise<void> => {
    const reading = form.read(values);
    showErrors(reading.valid ? {} : reading.errors);
    if (reading.valid) await submit(() => send(reading.body));
  };
  return { values, bind, reset, busy, onSubmit };
}

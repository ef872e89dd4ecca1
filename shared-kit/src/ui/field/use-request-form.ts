import { notify } from '../toast/notify';
import { useFields, type Fields } from './use-fields';
import { useSubmission } from './use-submission';

type Messages = Readonly<Partial<Record<string, string>>>;

/** A form that sends one call. */
export interface RequestForm<Name extends string, Body> {
  readonly initial: Readonly<Record<Name, string>>;
  /** How long the form stays locked after the answer, in ms. */
  readonly lockoutMs?: number;
  /** Reads the input as the call's body, or returns messages by field. */
  readonly read: (
    values: Readonly<Record<Name, string>>,
  ) =>
    | { readonly valid: true; readonly body: Body }
    | { readonly valid: false; readonly errors: Messages };
  /** Sends the call and handles its response. */
  readonly send: (body: Body) => Promise<void>;
  /** Messages for a failed call: toast, and by field. */
  readonly describe: (error: unknown) => { readonly message: string; readonly fields: Messages };
}

/**
 * State of such a form: invalid input is shown at its field and nothing is sent; a failed call
 * shows a toast and the host's messages at the fields, and the input stays.
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

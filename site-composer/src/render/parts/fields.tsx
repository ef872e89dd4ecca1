/** @jsxImportSource preact @jsxRuntime automatic */
import type { Field } from '../../model/page';
import { usePage, useScript } from '../page-scope';

interface FieldProps {
  readonly field: Field;
  readonly id: string;
}

const autocomplete: Readonly<Record<string, 'email' | 'tel' | 'name'>> = {
  email: 'email',
  tel: 'tel',
  name: 'name',
};

function Control({ field, id }: FieldProps) {
  const { labels } = usePage();
  const shared = { id, name: field.name, required: field.required };
  const described = { 'aria-describedby': `${id}-error` };
  if (field.type === 'textarea')
    return <textarea {...shared} {...described} rows={5} maxLength={4000} />;
  if (field.type === 'select')
    return (
      <select {...shared} {...described}>
        <option value="">{labels.choose}</option>
        {(field.options ?? []).map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  const complete = autocomplete[field.type] ?? autocomplete[field.name];
  const bound = field.type === 'text' || field.type === 'tel' ? { maxLength: 200 } : {};
  // The types of inputs depend on each other attribute by attribute; here the type comes from the plan.
  const attributes: Record<string, unknown> = {
    ...shared,
    ...bound,
    ...described,
    type: field.type,
  };
  return <input {...attributes} autoComplete={complete} />;
}

/** A labelled control with a place for what is wrong with it. */
export function FormField({ field, id }: FieldProps) {
  const wide = field.type === 'textarea' || field.type === 'checkbox';
  const error = <span class="field-error" id={`${id}-error`} aria-live="polite" />;
  if (field.type === 'checkbox')
    return (
      <p class="field is-check">
        <Control field={field} id={id} />
        <label for={id}>{field.label}</label>
        {error}
      </p>
    );
  return (
    <p class={wide ? 'field is-wide' : 'field'}>
      <label for={id}>{field.label}</label>
      <Control field={field} id={id} />
      {error}
    </p>
  );
}

interface PageFormProps {
  readonly id: string;
  readonly fields: readonly Field[];
  readonly submit: string;
  readonly thanks?: string;
}

/** A plain HTML form; the host gives it an address when the page is published, as its script only checks it. */
export function PageForm({ id, fields, submit, thanks }: PageFormProps) {
  const { labels } = usePage();
  useScript('form-errors');
  return (
    <form
      class="form"
      method="post"
      data-form={id}
      data-deliver=""
      data-thanks={thanks}
      data-fill-in={labels.fillIn}
      data-check-email={labels.checkEmail}
      data-check-value={labels.checkValue}
    >
      <div class="fields">
        {fields.map((field) => (
          <FormField key={field.name} field={field} id={`${id}-${field.name}`} />
        ))}
      </div>
      <button class="button" type="submit">
        {submit}
      </button>
    </form>
  );
}

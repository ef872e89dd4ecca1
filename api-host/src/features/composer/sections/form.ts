import { html, type Markup } from '../text/markup';

interface Field {
  id: string;
  label: string;
  type?:
    | 'text'
    | 'email'
    | 'tel'
    | 'date'
    | 'time'
    | 'number'
    | 'password'
    | 'url'
    | 'textarea'
    | 'select';
  required?: boolean;
  complete?: string;
  choices?: readonly string[];
  wide?: boolean;
}

const control = (field: Field, id: string): Markup => {
  const required = field.required ? html` required` : null;
  const describe = html` aria-describedby="${id}-error"`;
  if (field.type === 'textarea') {
    return html`<textarea
      id="${id}"
      name="${field.id}"
      rows="5"
      ${required}${describe}
    ></textarea>`;
  }
  if (field.type === 'select') {
    return html`<select id="${id}" name="${field.id}" ${required}${describe}>
      <option value="">Please choose</option>
      ${(field.choices ?? []).map((choice) => html`<option>${choice}</option>`)}
    </select>`;
  }
  const complete = field.complete === undefined ? null : html` autocomplete="${field.complete}"`;
  const limits = field.type === 'number' ? html` min="1" max="99"` : null;
  return html`<input
    id="${id}"
    name="${field.id}"
    type="${field.type ?? 'text'}"
    ${complete}${limits}${required}${describe}
  />`;
};

/**
 * A form that checks itself in the browser and, once its page is published, reaches the owner of the
 * site (decision 019). What must not be sent, such as a password, says so in `unsent` instead.
 */
export function siteForm(
  anchor: string,
  fields: readonly Field[],
  button: string,
  unsent: string | null = null,
): Markup {
  const delivery =
    unsent === null
      ? html`name="${anchor}" method="post" data-deliver`
      : html`data-unsent="${unsent}"`;
  return html`<form class="form" data-form ${delivery} aria-labelledby="${anchor}-title">
    ${fields.map((field) => {
      const id = `${anchor}-${field.id}`;
      const wide = field.wide || field.type === 'textarea';
      return html`<div class="field${wide ? ' field--wide' : ''}">
        <label for="${id}"
          >${field.label}${!field.required && html` <span class="optional">(optional)</span>`}</label
        >
        ${control(field, id)}
        <p class="field__error" id="${id}-error" hidden></p>
      </div>`;
    })}
    <div class="field--wide"><button type="submit" class="button">${button}</button></div>
    <p class="form__status field--wide" role="status" data-form-status></p>
  </form>`;
}

export const nameField: Field = {
  id: 'name',
  label: 'Your name',
  required: true,
  complete: 'name',
};
export const emailField: Field = {
  id: 'email',
  label: 'Email',
  type: 'email',
  required: true,
  complete: 'email',
};
export const messageField: Field = {
  id: 'message',
  label: 'Message',
  type: 'textarea',
  required: true,
};

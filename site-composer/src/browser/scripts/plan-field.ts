import { make } from './dom';

/** A field of a plan, as `Field` of the page model. */
export interface PlanField {
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly required: boolean;
  readonly options?: readonly string[];
  readonly initial?: string;
}

export type FieldControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function controlFor(field: PlanField, id: string, choose: string): FieldControl {
  const shared = { id, name: field.name, required: field.required };
  const { initial = '' } = field;
  const first = initial === '' ? {} : { value: initial, defaultValue: initial };
  if (field.type === 'textarea') return make('textarea', { ...shared, rows: 3 });
  // Sums have hundredths, weights have halves.
  if (field.type === 'number')
    return make('input', { ...shared, type: 'number', step: 'any', ...first });
  if (field.type !== 'select') return make('input', { ...shared, type: field.type, ...first });
  const options = (field.options ?? []).map((option) => make('option', {}, [option]));
  return make('select', shared, [make('option', { value: '' }, [choose]), ...options]);
}

export function valueOf(control: FieldControl): string {
  if (control instanceof HTMLInputElement && control.type === 'checkbox')
    return control.checked ? '✓' : '';
  return control.value.trim();
}

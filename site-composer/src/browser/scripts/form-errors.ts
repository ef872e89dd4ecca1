/** Shows a validation message beside a field, in the page's language. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function wordsFor(control: Control, form: HTMLFormElement): string {
  const { validity } = control;
  if (validity.valid) return '';
  if (validity.valueMissing) return form.dataset['fillIn'] ?? '';
  if (control.type === 'email') return form.dataset['checkEmail'] ?? '';
  return form.dataset['checkValue'] ?? '';
}

function judge(control: Control, form: HTMLFormElement): void {
  const place = document.getElementById(`${control.id}-error`);
  const words = wordsFor(control, form);
  if (place) place.textContent = words;
  if (words === '') control.removeAttribute('aria-invalid');
  else control.setAttribute('aria-invalid', 'true');
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-fill-in]')) {
  const controls = [...form.querySelectorAll<Control>('input, select, textarea')];
  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    for (const control of controls) judge(control, form);
    const first = controls.find(({ validity }) => !validity.valid);
    if (!first) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    first.focus();
  });
  form.addEventListener('input', (event) => {
    const control = controls.find((known) => known === event.target);
    if (control?.getAttribute('aria-invalid') === 'true') judge(control, form);
  });
}

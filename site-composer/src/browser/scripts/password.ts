import { fill, labelled, make } from './dom';
import { passwordFrom } from './password-from';
import { startTools } from './tool';
import type { Tool } from './tool';

interface PasswordPlan {
  readonly least: number;
  readonly most: number;
}

const usual = 16;
const kinds = ['upperCase', 'digits', 'symbols'] as const;

/** Numbers below a limit from the browser's own source of randomness, without favouring small ones. */
function chance(below: number): number {
  const limit = Math.floor(2 ** 32 / below) * below;
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < limit) return drawn % below;
  }
}

function startPassword({ root, plan, labels, id }: Tool<PasswordPlan>): void {
  const word = (name: string, values = {}) => fill(labels[name] ?? '', values);
  const length = make('input', {
    id: `${id}-length`,
    type: 'number',
    min: String(plan.least),
    max: String(plan.most),
    value: String(Math.min(plan.most, Math.max(plan.least, usual))),
  });
  const boxes = kinds.map((kind) =>
    make('input', { id: `${id}-${kind}`, type: 'checkbox', checked: true }),
  );
  const output = make('output', { className: 'password-face' });
  const again = make('button', { className: 'button', type: 'button' }, [word('makeAnother')]);
  const copy = make('button', { className: 'plain-button', type: 'button' }, [word('copy')]);
  const note = make('p', { className: 'tool-note' }, [word('madeHere')]);
  note.setAttribute('role', 'status');
  const show = () => {
    const asked = length.valueAsNumber || usual;
    const count = Math.min(plan.most, Math.max(plan.least, Math.round(asked)));
    const chosen = kinds.filter((_, at) => boxes[at]?.checked === true);
    output.textContent = passwordFrom(count, chosen, chance);
    note.textContent = word('madeHere');
  };
  const checks = boxes.map((box, at) => {
    const holder = labelled(box, word(kinds[at] ?? ''));
    holder.classList.add('is-check');
    return holder;
  });
  copy.addEventListener('click', () => {
    // Without a secure address there is no clipboard: the password is selected instead.
    const copied = navigator.clipboard?.writeText(output.textContent ?? '');
    if (copied === undefined) getSelection()?.selectAllChildren(output);
    else
      copied.then(
        () => (note.textContent = word('copied')),
        () => getSelection()?.selectAllChildren(output),
      );
  });
  again.addEventListener('click', show);
  const row = make('div', { className: 'tool-row' }, [labelled(length, word('characters'))]);
  row.append(...checks);
  row.addEventListener('input', show);
  root.append(output, make('div', { className: 'lane-buttons' }, [again, copy]), row, note);
  show();
}

startTools('password', startPassword);

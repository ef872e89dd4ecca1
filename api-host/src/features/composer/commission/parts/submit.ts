import { html } from '../../text/markup';
import { commissionOf } from './commission-of';
import { definePart, field } from './define-part';

const script = String.raw`// New entries of the catalogue
for (const { box, find, plan } of plansOf('submit')) {
  const draw = () => find('mine').replaceChildren(...shelf.get('added-' + plan.id).map((item) => el('li', { class: 'line' }, el('span', {}, item.title), press('Remove', () => shelf.set('added-' + plan.id, shelf.get('added-' + plan.id).filter((one) => one !== item)), { 'aria-label': 'Remove ' + item.title }))));
  find('form').addEventListener('submit', (event) => {
    event.preventDefault();
    if (!complete(event.target, find('status'))) return;
    const values = valuesOf(event.target);
    const more = plan.long.map(([name, label]) => [label, values[name]]).filter(([, value]) => value);
    shelf.set('added-' + plan.id, [{ title: values.title, text: values.text, facets: plan.facets.map((_, at) => values['facet' + at]), price: Number(values.price) || 0, more }, ...shelf.get('added-' + plan.id)]);
    event.target.reset();
    find('status').textContent = 'Added: ' + values.title + '. It is in the list now.';
  });
  shelf.on('added-' + plan.id, draw);
  draw();
}`;

const longs: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  recipes: [
    ['ingredients', 'Ingredients'],
    ['steps', 'Steps'],
  ],
  jobs: [['tasks', 'Tasks and requirements']],
};

/** A visitor's own entry, which then stands among the others. */
export const submitPart = definePart({
  id: 'c-submit',
  nav: 'Add yours',
  script,
  rules: `.line { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; justify-content: space-between; padding: 0.6rem 0; border-top: 1px solid var(--line); } .lines { list-style: none; padding: 0; }`,
  render: (view) => {
    const { subject } = commissionOf(view);
    const priced = subject.entries.some((one) => one.price !== undefined);
    const long = longs[subject.id] ?? [];
    const plan = { id: subject.id, facets: subject.facets, long };
    return {
      title: view.wanted?.words ?? `Add a ${subject.one}`,
      body: html`<div class="app app__cols app__cols--even" data-submit="${JSON.stringify(plan)}">
        <form class="panel stack" data-part="form" novalidate aria-label="Add a ${subject.one}">
          ${field(view, 'title', 'Title')}
          ${field(view, 'text', 'Short description', { type: 'long' })}
          ${subject.facets.map((name, at) => field(view, `facet${at}`, name))}
          ${priced && field(view, 'price', 'Price', { type: 'number' })}
          ${long.map(([name, label]) => field(view, name, label, { type: 'long' }))}
          <button type="submit" class="button">Add ${subject.one}</button>
          <p class="app__status" role="status" data-part="status"></p>
        </form>
        <div class="panel">
          <h3>Added by you</h3>
          <p class="hint">New entries appear at the top of the list, on this device.</p>
          <ul class="lines" role="list" data-part="mine"></ul>
        </div>
      </div>`,
    };
  },
});

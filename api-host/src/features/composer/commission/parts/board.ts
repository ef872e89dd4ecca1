import { html, sampleNote } from '../../text/markup';
import { definePart, field } from './define-part';
import { boardScript } from './board-script';

const rules = `.lanes { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr)); align-items: start; } .lane { border: 1px solid var(--line); border-top: 4px solid var(--brand); border-radius: var(--radius-m); background: var(--tint); color: var(--text); padding: 1rem; display: grid; gap: 0.75rem; min-height: 8rem; align-content: start; } .lane h3 { font-size: 1.05rem; } .task { background: var(--surface); border: 1px solid var(--line); border-radius: var(--radius-m); padding: 0.85rem; cursor: grab; display: grid; gap: 0.5rem; overflow-wrap: anywhere; } .task .row { align-items: center; gap: 0.4rem; } .task .hint { color: inherit; } .told { list-style: none; padding: 0; display: grid; gap: 0.5rem; } .sheet { width: min(94vw, 36rem); max-height: 90vh; overflow: auto; border: 0; border-radius: var(--radius-l); padding: 1.5rem; background: var(--surface); color: var(--text); } .sheet::backdrop { background: rgb(0 0 0 / 0.55); }`;

interface Kind {
  lanes: readonly string[];
  groups: readonly string[];
  people: readonly string[];
  /** `title | group | person | lane | due in days | priority`. */
  cards: string;
  one: string;
  group: string;
}

const work: Kind = {
  lanes: ['To do', 'In progress', 'Review', 'Done'],
  groups: ['Website relaunch', 'Spring campaign', 'Office move'],
  people: ['Amara', 'Jonas', 'Priya', 'Mateo'],
  one: 'task',
  group: 'Project',
  cards: `
Collect texts of all departments | Website relaunch | Priya | 0 | 6 | Normal
Draw the start page | Website relaunch | Amara | 1 | 2 | High
Check the contrast | Website relaunch | Jonas | 2 | 1 | Normal
Choose the hosting | Website relaunch | Jonas | 3 | -4 | High
Book the photographer | Spring campaign | Mateo | 0 | 9 | Normal
Write three headlines | Spring campaign | Amara | 1 | 3 | High
Print the posters | Spring campaign | Mateo | 0 | 14 | Low
Measure the new rooms | Office move | Priya | 3 | -8 | Normal
Order the shelves | Office move | Mateo | 1 | 5 | Low`,
};
const deals: Kind = {
  lanes: ['New', 'In touch', 'Offer sent', 'Won'],
  groups: ['Small', 'Medium', 'Large'],
  people: ['Amara', 'Jonas', 'Mateo'],
  one: 'deal',
  group: 'Size',
  cards: `
Bakery Brandt, new till | Small | Amara | 0 | 5 | Normal
Mora Tours, yearly plan | Large | Jonas | 1 | 9 | High
Nair Dental, redesign | Medium | Mateo | 2 | 12 | Normal
Oak School, workshop | Small | Amara | 3 | -2 | Low
Harbour Hotel, booking page | Large | Jonas | 0 | 7 | High`,
};

/** Cards in lanes: projects, people, due dates, priorities, comments, progress. */
export const boardPart = definePart({
  id: 'c-board',
  nav: 'Board',
  rules,
  script: boardScript,
  note: 'The board is kept in one browser; a team that shares it needs a server.',
  render: (view) => {
    const words = view.wanted?.words ?? 'Board';
    const kind = /deal|pipeline|sales/i.test(words) ? deals : work;
    const cards = kind.cards
      .trim()
      .split('\n')
      .map((line) => line.split(' | '));
    const plan = {
      lanes: kind.lanes,
      groups: kind.groups,
      people: kind.people,
      cards,
      one: kind.one,
    };
    const pick = (name: string, label: string, values: readonly string[]) =>
      html`<div class="field">
        <label for="${view.anchor}-show-${name}">${label}</label
        ><select id="${view.anchor}-show-${name}" data-pick="${name}">
          <option value="">All</option>
          ${values.map((one) => html`<option>${one}</option>`)}
        </select>
      </div>`;
    return {
      title: words,
      body: html`<div class="app" data-board="${JSON.stringify(plan)}">
        ${sampleNote('Sample cards: drag them, or use the arrows')}
        <ul class="tiles" role="list" data-part="tiles"></ul>
        <div class="bar-row">
          <div class="field">
            <label for="${view.anchor}-search">Search</label
            ><input type="search" id="${view.anchor}-search" data-part="search" />
          </div>
          ${pick('group', kind.group, kind.groups)} ${pick('who', 'Assigned to', kind.people)}
        </div>
        <p role="status" data-part="status"></p>
        <div class="lanes" data-part="lanes"></div>
        <div class="app__cols app__cols--even">
          <form class="panel stack" data-part="form" novalidate aria-label="Add to the board">
            <h3>Add a ${kind.one}</h3>
            ${field(view, 'title', 'Title')}
            ${field(view, 'group', kind.group, { choices: kind.groups })}
            ${field(view, 'who', 'Assign to', { choices: kind.people })}
            ${field(view, 'due', 'Due date', { type: 'date' })}
            ${field(view, 'level', 'Priority', { choices: ['Normal', 'High', 'Low'] })}
            <button type="submit" class="button">Add ${kind.one}</button>
          </form>
          <div class="stack">
            <div class="panel">
              <h3>Progress by ${kind.group.toLowerCase()}</h3>
              <div class="stack" data-part="progress"></div>
            </div>
            <form
              class="panel stack"
              data-part="groupform"
              novalidate
              aria-label="Add a ${kind.group.toLowerCase()}"
            >
              ${field(view, 'newgroup', `New ${kind.group.toLowerCase()}`)}
              <button type="submit" class="button button--small">
                Create ${kind.group.toLowerCase()}
              </button>
              <p role="status" data-part="groupstatus"></p>
            </form>
          </div>
        </div>
        <dialog class="sheet" data-part="dialog" aria-labelledby="${view.anchor}-card">
          <div class="stack">
            <h3 id="${view.anchor}-card" data-part="about">${kind.one}</h3>
            <p data-part="facts"></p>
            <ul class="told" role="list" data-part="told"></ul>
            <form class="stack" data-part="comment" novalidate aria-label="Comment">
              ${field(view, 'words', 'Comment', { type: 'long' })}
              <p class="row">
                <button type="submit" class="button button--small">Add comment</button
                ><button type="button" class="button button--small button--quiet" data-part="close">
                  Close
                </button>
              </p>
              <p role="status" data-part="said"></p>
            </form>
          </div>
        </dialog>
      </div>`,
    };
  },
});

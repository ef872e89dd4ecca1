import { html, sampleNote } from '../../text/markup';
import { defineApp } from '../define-app';

const script = String.raw`// League: results make the table
(() => {
  for (const box of document.querySelectorAll('[data-league]')) {
    const find = (name) => box.querySelector('[data-part="' + name + '"]');
    let games = load('league', null) ?? JSON.parse(box.dataset.league);
    const teams = () => [...new Set(games.flatMap((game) => [game.home, game.away]))];
    const draw = () => {
      save('league', games);
      const table = teams().map((team) => {
        const own = games.filter((game) => game.goals && (game.home === team || game.away === team));
        const mine = own.map((game) => (game.home === team ? game.goals : [game.goals[1], game.goals[0]]));
        return { team, played: own.length, goals: mine.reduce((sum, [f, a]) => sum + f - a, 0), points: mine.reduce((sum, [f, a]) => sum + (f > a ? 3 : f === a ? 1 : 0), 0) };
      }).sort((a, b) => b.points - a.points || b.goals - a.goals);
      find('table').replaceChildren(...table.map((one, index) => el('tr', {}, el('td', {}, String(index + 1)), el('th', { scope: 'row' }, one.team), el('td', {}, String(one.played)), el('td', {}, String(one.goals)), el('td', {}, String(one.points)))));
      find('games').replaceChildren(...games.map((game) => el('li', {}, game.home + ' – ' + game.away + ': ' + (game.goals ? game.goals.join(':') : 'to be played'))));
    };
    find('form').addEventListener('submit', (event) => {
      event.preventDefault();
      const { home, away, h, a } = event.target.elements;
      if (!home.value.trim() || !away.value.trim()) { find('status').textContent = 'Name both teams.'; return; }
      const goals = h.value === '' || a.value === '' ? null : [Number(h.value), Number(a.value)];
      const open = games.find((game) => game.home === home.value.trim() && game.away === away.value.trim() && !game.goals);
      if (open) open.goals = goals;
      else games = [...games, { home: home.value.trim(), away: away.value.trim(), goals }];
      find('status').textContent = 'Entered. The standings are up to date.';
      event.target.reset();
      draw();
    });
    draw();
  }
})();`;

export const league = defineApp({
  id: 'league',
  nav: 'Table',
  asked:
    /\b((?:fantasy )?(?:football |soccer |sports? |match )*(?:league(?: table)?|standings?|fixtures?(?: list)?(?:,? (?:and )?results(?: entry)?)?|results entry))\b/gi,
  covers: /league|fixture|result|standing|table|points|update/i,
  script,
  render: (view) => ({
    title: 'Standings, fixtures and results',
    body: html`<div
      class="app app__cols"
      data-league="${JSON.stringify([
        { home: 'Harbour', away: 'Old Town', goals: [2, 1] },
        { home: 'Northside', away: 'Riverside', goals: [0, 0] },
        { home: 'Old Town', away: 'Northside', goals: [3, 2] },
        { home: 'Riverside', away: 'Harbour', goals: null },
      ])}"
    >
      <form class="panel stack" data-part="form" novalidate aria-label="Enter a result">
        <h3>Enter a fixture or result</h3>
        <div class="field">
          <label for="${view.anchor}-home">Home team</label
          ><input id="${view.anchor}-home" name="home" type="text" />
        </div>
        <div class="field">
          <label for="${view.anchor}-away">Away team</label
          ><input id="${view.anchor}-away" name="away" type="text" />
        </div>
        <div class="field">
          <label for="${view.anchor}-h">Goals home</label
          ><input id="${view.anchor}-h" name="h" type="number" min="0" />
        </div>
        <div class="field">
          <label for="${view.anchor}-a">Goals away</label
          ><input id="${view.anchor}-a" name="a" type="number" min="0" />
        </div>
        <button type="submit" class="button">Enter result</button>
        <p role="status" data-part="status"></p>
      </form>
      <div class="panel stack">
        ${sampleNote('Sample teams and results')}
        <div class="grid-scroll" tabindex="0" role="group" aria-label="Standings">
          <table class="grid-table">
            <thead>
              <tr>
                <th scope="col">Place</th>
                <th scope="col">Team</th>
                <th scope="col">Played</th>
                <th scope="col">Goals +/−</th>
                <th scope="col">Points</th>
              </tr>
            </thead>
            <tbody data-part="table"></tbody>
          </table>
        </div>
        <h3>Fixtures and results</h3>
        <ul data-part="games"></ul>
      </div>
    </div>`,
  }),
});

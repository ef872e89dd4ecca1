import { html } from '../../text/markup';
import { commissionOf } from './commission-of';
import { definePart, field } from './define-part';

const script = String.raw`// Player: plays a short tune made by the browser for every title, since there are no recordings
for (const { box, find, plan } of plansOf('player')) {
  let at = 0;
  let from = 0;
  let timer = 0;
  let sound = null;
  const lists = () => shelf.get('playlists', { 'My first playlist': plan.tracks.slice(0, 2).map(({ title }) => title) });
  const listOf = () => (find('lists').value === '' ? plan.tracks : plan.tracks.filter(({ title }) => lists()[find('lists').value]?.includes(title)));
  const note = () => {
    const seed = [...listOf()[at].title].reduce((sum, sign) => sum + sign.charCodeAt(0), 0);
    const voice = sound.createOscillator();
    const loud = sound.createGain();
    voice.frequency.value = 220 * 2 ** ([0, 2, 4, 7, 9][(seed + from * 3) % 5] / 12);
    voice.type = ['sine', 'triangle'][seed % 2];
    loud.gain.setValueAtTime(0.08, sound.currentTime);
    loud.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + 0.8);
    voice.connect(loud).connect(sound.destination);
    voice.start();
    voice.stop(sound.currentTime + 0.8);
  };
  const show = () => {
    const track = listOf()[at];
    find('now').textContent = track ? track.title + ' · ' + track.by : 'This playlist is empty.';
    find('time').textContent = clock(from) + ' / ' + (track ? clock(track.seconds) : clock(0));
    find('bar').style.width = (track ? Math.min(100, (from / track.seconds) * 100) : 0) + '%';
    find('play').textContent = timer ? 'Pause' : 'Play';
    find('tracks').replaceChildren(...listOf().map((one, index) => el('li', { class: index === at ? 'track is-now' : 'track' }, press(index === at && timer ? 'Pause' : 'Play', () => choose(index), { 'aria-label': (index === at && timer ? 'Pause ' : 'Play ') + one.title, 'data-track': String(index) }), el('span', {}, one.title + ' · ' + one.by), el('span', { class: 'hint' }, clock(one.seconds)), press('Add to playlist', () => {
      const name = find('lists').value || Object.keys(lists())[0];
      shelf.set('playlists', { ...lists(), [name]: [...new Set([...(lists()[name] ?? []), one.title])] });
      find('status').textContent = one.title + ' is in “' + name + '”.';
      show();
    }, { 'aria-label': 'Add ' + one.title + ' to a playlist' }))));
  };
  const stop = () => { window.clearInterval(timer); timer = 0; show(); };
  const step = (by) => { const count = Math.max(1, listOf().length); at = (at + by + count) % count; from = 0; show(); };
  const start = () => {
    if (listOf().length === 0) return;
    try { sound ??= new AudioContext(); } catch { sound = null; }
    if (timer) window.clearInterval(timer);
    timer = window.setInterval(() => {
      from += 1;
      if (sound) note();
      if (from >= listOf()[at].seconds) step(1);
      show();
    }, 1000);
    show();
  };
  const choose = (index) => {
    if (index === at && timer) stop();
    else {
      if (index !== at) from = 0;
      at = index;
      start();
    }
    // The list was written anew: the keyboard stays where it was.
    find('tracks').querySelector('[data-track="' + index + '"]')?.focus();
  };
  const fillLists = () => {
    const chosen = find('lists').value;
    find('lists').replaceChildren(el('option', { value: '' }, 'All'), ...Object.keys(lists()).map((name) => el('option', { value: name, selected: name === chosen }, name)));
  };
  find('play').addEventListener('click', () => (timer ? stop() : start()));
  find('next').addEventListener('click', () => step(1));
  find('before').addEventListener('click', () => step(-1));
  find('lists').addEventListener('input', () => { at = 0; from = 0; show(); });
  find('form').addEventListener('submit', (event) => {
    event.preventDefault();
    if (!complete(event.target, find('status'))) return;
    const name = event.target.elements.name.value.trim();
    shelf.set('playlists', { ...lists(), [name]: lists()[name] ?? [] });
    find('status').textContent = 'Playlist created: ' + name;
    event.target.reset();
    fillLists();
  });
  fillLists();
  show();
}`;

const seconds = (facets: readonly string[]): number => {
  const [minutes, rest] = (facets.find((one) => /^\d+:\d\d$/.test(one)) ?? '3:20').split(':');
  return Number(minutes) * 60 + Number(rest);
};

/** A player with playlists. It has no recordings, so the browser makes a short tune and the page says so. */
export const playerPart = definePart({
  id: 'c-player',
  nav: 'Player',
  script,
  rules: `.track { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; padding: 0.6rem 0.75rem; border-top: 1px solid var(--line); } .track > span:first-of-type { flex: 1 1 10rem; } .track.is-now { border-left: 4px solid var(--brand); } .tracks { list-style: none; padding: 0; }`,
  note: 'The player has no recordings: the browser plays a few notes per title. Add your own audio files and their rights to stream music.',
  render: (view) => {
    const { subject } = commissionOf(view);
    const tracks = subject.entries.map(({ title, facets }) => ({
      title,
      by: facets[0] ?? '',
      seconds: seconds(facets),
    }));
    return {
      title: view.wanted?.words ?? 'Player',
      body: html`<div class="app" data-player="${JSON.stringify({ tracks })}">
        <div class="panel stack">
          <p class="app__big" data-part="now"></p>
          <div class="meter" aria-hidden="true"><span data-part="bar"></span></div>
          <p data-part="time"></p>
          <p class="row">
            <button type="button" class="button button--quiet" data-part="before">Previous</button
            ><button type="button" class="button" data-part="play">Play</button
            ><button type="button" class="button button--quiet" data-part="next">Next</button>
          </p>
          <p class="hint">Sample titles without recordings: you hear notes made by the browser.</p>
          <p role="status" data-part="status"></p>
        </div>
        <div class="app__cols">
          <div class="panel stack">
            <div class="field">
              <label for="${view.anchor}-lists">Playlist</label
              ><select id="${view.anchor}-lists" data-part="lists"></select>
            </div>
            <form class="stack" data-part="form" novalidate aria-label="New playlist">
              ${field(view, 'name', 'New playlist')}<button
                type="submit"
                class="button button--small"
              >
                Create playlist
              </button>
            </form>
          </div>
          <div class="panel"><ul class="tracks" role="list" data-part="tracks"></ul></div>
        </div>
      </div>`,
    };
  },
});

import { html } from '../../text/markup';
import { definePart, field } from './define-part';

const script = String.raw`// Conversations: what is written stays here; replies are prepared and say so
for (const { find, plan } of plansOf('talk')) {
  const all = () => shelf.get('talks', Object.fromEntries(plan.names.map((name, at) => [name, [{ own: false, words: plan.openings[at % plan.openings.length] }]])));
  let open = plan.names[0];
  const add = (line) => shelf.set('talks', { ...all(), [open]: [...(all()[open] ?? []), line] });
  const replyTo = (words) => (find('tone')?.value === 'Short' ? 'Demo: noted.' : 'Demo reply, not connected to ' + plan.missing + ': you wrote “' + words.slice(0, 60) + '”.');
  const draw = () => {
    const words = find('search').value.trim().toLowerCase();
    find('names').replaceChildren(...Object.keys(all()).filter((name) => (name + all()[name].map((line) => line.words).join(' ')).toLowerCase().includes(words)).map((name) => press(name, () => { open = name; draw(); }, { 'aria-pressed': String(name === open) })));
    find('with').textContent = open;
    find('lines').replaceChildren(...(all()[open] ?? []).map((line) => el('li', { class: line.own ? 'said said--own' : 'said' }, el('strong', {}, line.own ? 'You: ' : open + ': '), line.words)));
  };
  const send = (words) => { add({ own: true, words }); add({ own: false, words: replyTo(words) }); };
  find('form').addEventListener('submit', (event) => {
    event.preventDefault();
    if (!complete(event.target, find('status'))) return;
    find('status').textContent = '';
    send(event.target.elements.words.value.trim());
    event.target.reset();
  });
  for (const chip of find('hints').children) chip.addEventListener('click', () => send(chip.textContent));
  find('fresh').addEventListener('click', () => { open = plan.fresh + ' ' + (Object.keys(all()).length + 1); shelf.set('talks', { ...all(), [open]: [] }); });
  find('search').addEventListener('input', draw);
  shelf.on('talks', draw);
  draw();
}`;

/** Messages between people or with an assistant, as a demo that says what answers. */
export const chatPart = definePart({
  id: 'c-chat',
  nav: 'Chat',
  script,
  rules: `.talk { list-style: none; padding: 0; display: grid; gap: 0.6rem; } .said { padding: 0.6rem 0.9rem; border-radius: var(--radius-m); background: var(--tint); color: var(--text); justify-self: start; max-width: 40rem; overflow-wrap: anywhere; } .said--own { background: var(--brand); color: var(--on-brand); justify-self: end; }`,
  note: 'Conversations are a demo: replies are prepared sentences, nothing is sent. Messages between people and answers of an assistant need a service.',
  render: (view) => {
    const bot = /bot|assistant|\bai\b/i.test(view.brief.prompt);
    const plan = {
      names: bot
        ? ['First conversation', 'Holiday ideas']
        : ['Amara', 'Jonas', 'Book club (group)'],
      openings: [
        'Hello, this is a sample message. Write back to try it.',
        'Shall we meet on Thursday?',
        'Welcome to the group.',
      ],
      fresh: bot ? 'Conversation' : 'Group',
      missing: bot ? 'an assistant' : 'anybody',
    };
    const hints = bot
      ? ['What can you do?', 'Summarise a text', 'Give me three ideas']
      : ['Hello', 'On my way', 'Thank you'];
    return {
      title: view.wanted?.words ?? 'Chat',
      body: html`<div class="app app__cols" data-talk="${JSON.stringify(plan)}">
        <div class="panel stack">
          <h3>${bot ? 'Conversation history' : 'Contacts and groups'}</h3>
          <div class="field">
            <label for="${view.anchor}-search">Search conversations</label
            ><input type="search" id="${view.anchor}-search" data-part="search" />
          </div>
          <div class="stack" data-part="names"></div>
          <button type="button" class="button button--small button--quiet" data-part="fresh">
            ${bot ? 'New conversation' : 'New group'}
          </button>
          ${
            bot &&
            html`<h3>Settings</h3>
              <div class="field">
                <label for="${view.anchor}-tone">Tone</label
                ><select id="${view.anchor}-tone" data-part="tone">
                  <option>Friendly</option>
                  <option>Short</option>
                </select>
              </div>
              <div class="field">
                <label for="${view.anchor}-lang">Language</label
                ><select id="${view.anchor}-lang">
                  <option>English</option>
                  <option>German</option>
                </select>
              </div>`
          }
        </div>
        <div class="panel stack">
          <h3 data-part="with">Conversation</h3>
          <p class="hint">A demo: replies are prepared, nothing is sent or received.</p>
          <ul class="talk" role="list" data-part="lines"></ul>
          <h4>Suggested ${bot ? 'questions' : 'messages'}</h4>
          <p class="row" data-part="hints">
            ${hints.map((one) => html`<button type="button" class="chip">${one}</button>`)}
          </p>
          <form class="stack" data-part="form" novalidate aria-label="Write a message">
            ${field(view, 'words', 'Message')}<button type="submit" class="button">Send</button>
            <p role="status" data-part="status"></p>
          </form>
        </div>
      </div>`,
    };
  },
});

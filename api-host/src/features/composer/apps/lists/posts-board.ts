import type { SectionView } from '../../sections/section';
import { html, sampleNote } from '../../text/markup';
import { defineApp } from '../define-app';

const script = String.raw`// Messages: write one, like one, reply to one; kept in this browser
(() => {
  for (const box of document.querySelectorAll('[data-messages]')) {
    const plan = JSON.parse(box.dataset.messages);
    const find = (name) => box.querySelector('[data-part="' + name + '"]');
    let list = load(plan.id, null) ?? plan.samples.map(([who, text, stars]) => ({ who, text, stars, likes: 2, replies: [], sample: true }));
    const draw = () => {
      save(plan.id, list);
      find('list').replaceChildren(
        ...list.map((one) => {
          const reply = el('input', { type: 'text', 'aria-label': 'Reply to ' + one.who });
          return el('li', { class: 'message' }, el('p', {}, el('strong', {}, one.who), one.sample ? el('span', { class: 'hint' }, ' (sample)') : '', plan.stars ? el('span', { role: 'img', 'aria-label': one.stars + ' of 5 stars' }, ' ' + '★'.repeat(one.stars) + '☆'.repeat(5 - one.stars)) : ''), el('p', {}, one.text), ...one.replies.map((text) => el('p', { class: 'message__reply' }, text)), el('div', { class: 'row' }, el('button', { type: 'button', class: 'mini', 'aria-label': plan.like + ' (' + one.likes + '): ' + one.who, click: () => { one.likes += 1; draw(); } }, plan.like + ' (' + one.likes + ')'), plan.stars ? '' : reply, plan.stars ? '' : el('button', { type: 'button', class: 'mini', 'aria-label': 'Send reply to ' + one.who, click: () => { find('status').textContent = reply.value.trim() === '' ? 'Write a reply first.' : 'Replied to ' + one.who; if (reply.value.trim() === '') return reply.focus(); one.replies.push(reply.value.trim()); draw(); } }, 'Reply')));
        }),
      );
      if (plan.stars) find('mean').textContent = list.length === 0 ? '–' : (list.reduce((sum, one) => sum + one.stars, 0) / list.length).toFixed(1) + ' of 5 from ' + list.length;
    };
    find('form').addEventListener('submit', (event) => {
      event.preventDefault();
      const { who, text, stars } = event.target.elements;
      const missing = [who, text].find((field) => field.value.trim() === '');
      find('status').textContent = missing ? 'Please fill in “' + missing.labels[0].textContent + '”.' : 'Thank you, ' + who.value.trim() + '. Kept on this page only.';
      if (missing) return missing.focus();
      list = [{ who: who.value.trim(), text: text.value.trim(), stars: Number(stars?.value ?? 5), likes: 0, replies: [] }, ...list];
      event.target.reset();
      draw();
    });
    draw();
  }
})();`;

const rules = `.messages { list-style: none; padding: 0; display: grid; gap: 1.25rem; } .message { border-top: 1px solid var(--line); padding-top: 1rem; display: grid; gap: 0.4rem; overflow-wrap: anywhere; } .message__reply { padding-left: 1rem; border-left: 3px solid var(--line); } .message input { flex: 1 1 9rem; min-width: 0; min-height: 2.25rem; padding: 0.2rem 0.6rem; border: 1px solid var(--field); border-radius: var(--radius-s); background: var(--surface); color: var(--text); }`;

const body = (
  view: SectionView,
  id: string,
  withStars: boolean,
  samples: readonly (readonly [string, string, number])[],
  button: string,
) =>
  html`<div
    class="app app__cols"
    data-messages="${JSON.stringify({ id, stars: withStars, samples, like: withStars ? 'Helpful' : 'Like' })}"
  >
    <form class="panel stack" data-part="form" novalidate aria-label="${button}">
      <div class="field">
        <label for="${view.anchor}-who">Your name</label
        ><input id="${view.anchor}-who" name="who" type="text" maxlength="60" />
      </div>
      ${
        withStars &&
        html`<div class="field">
          <label for="${view.anchor}-stars">Stars</label
          ><select id="${view.anchor}-stars" name="stars">
            <option value="5">★★★★★ 5</option>
            <option value="4">★★★★ 4</option>
            <option value="3">★★★ 3</option>
            <option value="2">★★ 2</option>
            <option value="1">★ 1</option>
          </select>
        </div>`
      }
      <div class="field">
        <label for="${view.anchor}-text">${withStars ? 'Your review' : 'Your message'}</label
        ><textarea id="${view.anchor}-text" name="text" rows="4"></textarea>
      </div>
      <button type="submit" class="button">${button}</button>
      <p role="status" data-part="status"></p>
    </form>
    <div class="panel">
      ${sampleNote('Samples: they only show how it looks')}
      ${withStars && html`<p><strong>Rating: </strong><span data-part="mean"></span></p>`}
      <ul class="messages" role="list" data-part="list"></ul>
    </div>
  </div>`;

export const reviews = defineApp({
  id: 'reviews',
  nav: 'Reviews',
  rank: 6,
  asked:
    /\b((?:write |user |product |book |customer |leave |star )+reviews?|reviews with stars|reviews? and ratings?|rate and review|user ratings|reseñas|recensioni)\b/gi,
  covers: /review|rating|stars?\b/i,
  rules,
  script,
  note: 'Reviews people write stay in their own browser; the first ones are samples.',
  render: (view) => ({
    title: 'Reviews',
    body: body(
      view,
      'reviews',
      true,
      [
        ['Sample visitor', 'This is what a good review looks like here.', 5],
        ['Another visitor', 'Shorter ones fit as well.', 4],
      ],
      'Send review',
    ),
  }),
});

export const discussion = defineApp({
  id: 'discussion',
  nav: 'Discussion',
  rank: 6,
  asked:
    /\b((?:discussion|message|community|bulletin) (?:board|forum)s?|forums?|guest ?books?(?: where visitors can leave a message)?|comments?(?: section)?(?: or thank you)?|community photos|leave a comment|members? chat|messages(?=,)|message the seller|discussion)\b/gi,
  covers: /comment|thank you|message|reply|discussion/i,
  rules,
  script,
  note: 'Messages stay in the visitor’s own browser; a shared board needs a server.',
  render: (view) => {
    const words = view.wanted?.words ?? '';
    const title = /guest/i.test(words)
      ? 'Guest book'
      : /comment/i.test(words)
        ? 'Comments'
        : /message/i.test(words)
          ? 'Messages'
          : 'Discussion';
    return {
      title,
      body: body(
        view,
        'messages',
        false,
        [
          ['Sample visitor', 'This is where people write to each other.', 5],
          ['Another visitor', 'Likes and replies work as well.', 4],
        ],
        'Post it',
      ),
    };
  },
});

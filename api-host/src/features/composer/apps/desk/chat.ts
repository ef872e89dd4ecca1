import { html } from '../../text/markup';
import { defineApp } from '../define-app';

const script = String.raw`// Help chat: answers from a short list, says so when it has none
(() => {
  for (const box of document.querySelectorAll('[data-chat]')) {
    const answers = JSON.parse(box.dataset.chat);
    const log = box.querySelector('[data-part="log"]');
    const say = (who, text) => { log.append(el('li', { class: 'chat__' + who }, el('strong', {}, who === 'you' ? 'You: ' : 'Help: '), text)); log.scrollTop = log.scrollHeight; };
    const answer = (question) => {
      const words = question.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
      const ranked = answers.map(([asked, reply]) => [words.filter((word) => asked.toLowerCase().includes(word)).length, reply]).sort((a, b) => b[0] - a[0])[0];
      say('you', question);
      say('help', ranked && ranked[0] > 0 ? ranked[1] : 'There is no prepared answer to that. Please use the contact form.');
    };
    for (const button of box.querySelectorAll('[data-ask]')) button.addEventListener('click', () => answer(button.dataset.ask));
    box.querySelector('form').addEventListener('submit', (event) => {
      event.preventDefault();
      const field = event.target.elements.question;
      if (field.value.trim() === '') { box.querySelector('[data-part="status"]').textContent = 'Type a question first.'; return; }
      box.querySelector('[data-part="status"]').textContent = '';
      answer(field.value.trim());
      field.value = '';
    });
  }
})();`;

export const chat = defineApp({
  id: 'chat',
  nav: 'Help',
  rank: 8,
  asked:
    /\b((?:customer |ai |live |support )*(?:support )?(?:live chat|chat ?bots?|chat widget|support chat|ai chat|ai assistant))\b/gi,
  covers: /chat/i,
  rules: `.chat__log { list-style: none; padding: 0; display: grid; gap: 0.6rem; max-height: 20rem; overflow-y: auto; } .chat__log li { padding: 0.6rem 0.9rem; border-radius: var(--radius-m); background: var(--tint); color: var(--text); max-width: 85%; overflow-wrap: anywhere; } .chat__log .chat__you { justify-self: end; background: var(--brand); color: var(--on-brand); }`,
  script,
  note: 'The chat answers from a prepared list; people or a language model behind it need a chat service.',
  render: (view) => {
    const answers = view.kind.questions
      .slice(0, 4)
      .map(([question, hint]) => [question, `[${hint}]`]);
    return {
      title: view.wanted?.words
        ? `${view.wanted.words.charAt(0).toUpperCase()}${view.wanted.words.slice(1)}`
        : 'Ask us',
      lead: 'Prepared answers, nobody is typing on the other side.',
      body: html`<div class="app panel" data-chat="${JSON.stringify(answers)}">
        <div role="log" aria-label="Conversation">
          <ul class="chat__log" role="list" tabindex="0" data-part="log">
            <li><strong>Help: </strong>Ask a question, or pick one of these.</li>
          </ul>
        </div>
        <div class="row">
          ${answers.map(([question]) => html`<button type="button" class="chip" data-ask="${question}">${question}</button>`)}
        </div>
        <form class="bar-row" novalidate aria-label="Ask a question">
          <div class="field">
            <label for="${view.anchor}-question">Your question</label
            ><input id="${view.anchor}-question" name="question" type="text" />
          </div>
          <button type="submit" class="button">Ask</button>
        </form>
        <p role="status" data-part="status"></p>
      </div>`,
    };
  },
});

import { html } from '../../text/markup';
import { defineApp } from '../define-app';

const writeScript = String.raw`// Writing: prompts, templates, a preview, words counted, kept in this browser
(() => {
  for (const box of document.querySelectorAll('[data-write]')) {
    const plan = JSON.parse(box.dataset.write);
    const find = (name) => box.querySelector('[data-part="' + name + '"]');
    const field = find('field');
    field.value = load('text', plan.start);
    const preview = (text) => text.split(/\n{2,}/).map((block) => {
      const heading = /^(#{1,3}) (.+)/.exec(block);
      if (heading) return el('h' + (heading[1].length + 2), {}, heading[2]);
      if (/^[-*] /.test(block)) return el('ul', {}, ...block.split('\n').map((line) => el('li', {}, line.replace(/^[-*] /, ''))));
      return el('p', {}, ...block.split(/(\*\*[^*]+\*\*)/).map((part) => (part.startsWith('**') ? el('strong', {}, part.slice(2, -2)) : part)));
    });
    const draw = () => {
      save('text', field.value);
      const words = field.value.trim() === '' ? 0 : field.value.trim().split(/\s+/).length;
      find('count').textContent = 'Words: ' + words + ' · Characters: ' + field.value.length + ' · Saved';
      find('preview').replaceChildren(...preview(field.value));
    };
    field.addEventListener('input', draw);
    find('prompt')?.addEventListener('click', () => { find('idea').textContent = shuffled(plan.ideas.filter((one) => one !== find('idea').textContent))[0]; });
    find('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      const { message, tone } = event.target.elements;
      const topic = message.value.trim().split(/[.?\n]/)[0].slice(0, 90) || 'your message';
      field.value = plan.tones[tone.value].replace('{topic}', topic) + '\n\n' + new Date().toLocaleDateString(language) + ' ' + Math.floor(Math.random() * 900 + 100);
      draw();
    });
    find('copy').addEventListener('click', () => copyText(field.value, find('status')));
    find('clear').addEventListener('click', () => { field.value = field.value === '' ? plan.start : ''; draw(); });
    draw();
  }
})();`;

const ideas = [
  'Write about a door that was never locked.',
  'Describe a breakfast nobody finished.',
  'A letter arrives ten years late.',
  'Two strangers share an umbrella.',
  'Begin with: “It was not my suitcase.”',
  'The last day in an empty house.',
];
const tones = {
  Friendly:
    'Hello,\n\nthank you for writing about “{topic}”. We are glad you asked and will sort it out with you.\n\nKind regards',
  Formal:
    'Dear customer,\n\nthank you for your message regarding “{topic}”. We are looking into it and will answer in full.\n\nYours sincerely',
  Apologetic:
    'Hello,\n\nwe are sorry about the trouble with “{topic}”. Here is what we do next.\n\nKind regards',
};

export const writing = defineApp({
  id: 'writing',
  nav: 'Write',
  asked:
    /\b((?:markdown |text |simple )*(?:notes )?(?:editor|text editor|word counter)|random writing prompts?|writing prompts?|place to write|paste a customer message|reply templates?|reply generator)\b/gi,
  covers:
    /preview|word count|saving|save|timer|button|place to write|tone|reply|template|edit it|copy it|paste/i,
  rules: `.paper { overflow-wrap: anywhere; display: grid; gap: 0.8rem; align-content: start; }`,
  script: writeScript,
  render: (view) => {
    const reply = /reply|customer message|tone/i.test(view.brief.prompt);
    const prompts = /prompt/i.test(view.brief.prompt);
    const start =
      reply || prompts
        ? ''
        : '# Notes\n\nWrite **here**. The preview follows.\n\n- first\n- second';
    return {
      title: reply ? 'Write a reply' : prompts ? 'Something to write about' : 'Write',
      body: html`<div class="app" data-write="${JSON.stringify({ start, ideas, tones })}">
        ${
          prompts &&
          html`<div class="panel stack">
            <p class="app__big" data-part="idea" role="status">${ideas[0]}</p>
            <button type="button" class="button" data-part="prompt">Another writing prompt</button>
          </div>`
        }
        ${
          reply &&
          html`<form class="panel stack" data-part="form" novalidate aria-label="Make a reply">
            <div class="field">
              <label for="${view.anchor}-message">Customer message</label
              ><textarea id="${view.anchor}-message" name="message" rows="4"></textarea>
            </div>
            <div class="field">
              <label for="${view.anchor}-tone">Tone</label
              ><select id="${view.anchor}-tone" name="tone">
                ${Object.keys(tones).map((tone) => html`<option>${tone}</option>`)}
              </select>
            </div>
            <button type="submit" class="button">Make a reply template</button>
          </form>`
        }
        <div class="app__cols app__cols--even">
          <div class="panel stack">
            <div class="field">
              <label for="${view.anchor}-text"
                >${reply ? 'Reply, edit it as you like' : 'Your text'}</label
              ><textarea id="${view.anchor}-text" rows="12" data-part="field"></textarea>
            </div>
            <p data-part="count"></p>
            <p class="row">
              <button type="button" class="button" data-part="copy">Copy</button
              ><button type="button" class="chip" data-part="clear">Clear</button>
            </p>
            <p role="status" data-part="status"></p>
          </div>
          <div class="panel">
            <h3>Preview</h3>
            <div class="paper" data-part="preview"></div>
          </div>
        </div>
      </div>`,
    };
  },
});

import { html, todo } from '../text/markup';
import type { Section } from './section';

export const faq: Section = {
  id: 'faq',
  nav: 'FAQ',
  asked:
    /\b((?:[a-z]+ and [a-z]+ |an? )?(?:faqs?|frequently asked questions|questions and answers|q ?& ?a|common questions)(?: section| page| accordion)?)\b/gi,
  rank: 7,
  note: 'Answers in the FAQ are placeholders that say what to write.',
  css: () => `
.faq { max-width: 48rem; border-top: 1px solid var(--line); }
.section-head--center + .faq { margin-inline: auto; }
.faq details { border-bottom: 1px solid var(--line); }
.faq summary { cursor: pointer; padding: 1.1rem 2.5rem 1.1rem 0; font-weight: 600; position: relative; list-style: none; }
.faq summary::-webkit-details-marker { display: none; }
.faq summary::after { content: ''; position: absolute; right: 0.5rem; top: 1.45rem; width: 0.6rem; height: 0.6rem; border: solid currentColor; border-width: 0 2px 2px 0; transform: rotate(45deg); transition: transform 0.2s; }
.faq details[open] summary::after { transform: rotate(-135deg) translate(-0.2rem, -0.2rem); }
.faq details p { padding: 0 0 1.2rem; color: var(--muted); }
.section--band .faq details p { color: inherit; }`,
  render: (view) => {
    const list =
      view.items.length > 0
        ? view.items.map(
            (item) =>
              [
                item.title.endsWith('?') ? item.title : `${item.title}?`,
                item.text ?? 'Your answer',
              ] as const,
          )
        : view.kind.questions;
    return {
      title: 'Questions people ask',
      body: html`<div class="faq">
        ${list.map(([question, hint], index) => html`<details${index === 0 && html` open`}><summary>${question}</summary><p>${todo(hint)}</p></details>`)}
      </div>`,
    };
  },
};

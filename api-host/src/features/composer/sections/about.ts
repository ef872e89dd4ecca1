import { html } from '../text/markup';
import type { Section } from './section';

export const about: Section = {
  id: 'about',
  nav: 'About',
  asked:
    /\b(about(?: me| us| page| section| the (?:author|team|artist|company|founders?|owner))|(?:our|my|the) story|who (?:we|i) (?:are|am)|bio(?:graphy)?|our (?:history|mission|values)|mission statement|an? (?:short |brief )?about\b)/gi,
  rank: 2,
  css: () => `
.about { display: grid; gap: clamp(1.5rem, 5vw, 4rem); align-items: center; }
.about__text p + p { margin-top: 1em; }
.about__text p:first-child { font-size: var(--step-1); line-height: 1.5; }
.about__art .art { aspect-ratio: 4 / 5; max-height: 30rem; border-radius: var(--radius-l); }
@media (min-width: 56rem) { .about { grid-template-columns: 1.15fr 0.85fr; } .about--flip .about__art { order: -1; } }
@media (max-width: 55.99rem) { .about__art .art { aspect-ratio: 16 / 10; } }`,
  render: (view) => ({
    title: view.say(view.kind.about.title),
    body: html`<div class="about${view.random.chance(0.5) ? ' about--flip' : ''}">
      <div class="about__text">
        ${view.kind.about.text.map((text) => html`<p>${view.say(text)}</p>`)}
        ${view.items.map((item) => html`<p><strong>${item.title}</strong>${item.text && html`: ${item.text}`}</p>`)}
      </div>
      <div class="about__art">${view.picture('about', { shape: 'tall', decorative: true })}</div>
    </div>`,
  }),
};

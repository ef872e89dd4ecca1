import { html, todo } from '../text/markup';
import type { Section } from './section';

export const stats: Section = {
  id: 'stats',
  nav: 'Numbers',
  asked:
    /\b((?:impact |key |our |live )*(?:statistics|stats|numbers section|counters?|impact numbers|metrics|impact report|key figures|achievements|milestones)(?: section| bar)?)\b/gi,
  rank: 4,
  ground: 'band',
  note: 'Figures are placeholders: no number here was made up.',
  css: () => `
.stats { display: grid; gap: 2rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr)); }
.stats div { display: flex; flex-direction: column-reverse; }
.stats dd { margin: 0; font-family: var(--display); font-size: var(--step-3); line-height: 1.1; }
.stats dt { margin-top: 0.4rem; }`,
  render: (view) => {
    const labels =
      view.items.length > 0
        ? view.items.map((item) => item.title)
        : ['people served', 'years at work', 'something you are proud of'];
    return {
      title: 'In numbers',
      body: html`<dl class="stats">
        ${labels.map(
          (label) =>
            html`<div>
              <dt>${label}</dt>
              <dd>${todo('00')}</dd>
            </div>`,
        )}
      </dl>`,
    };
  },
};

export const logos: Section = {
  id: 'logos',
  nav: 'Partners',
  asked:
    /\b((?:customer|client|partner|sponsor|company|trusted[- ]by|press|our) ?(?:logos?|partners|sponsors|clients|customers)(?: section| bar| strip| wall)?|sponsors(?: section)?|partners(?: section)?|trusted by|as seen in|logo (?:strip|wall|bar))\b(?! say| testimonial| review)/gi,
  rank: 3,
  note: 'Logos are empty frames until you add real ones.',
  css: () => `
.logos { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr)); list-style: none; padding: 0; }
.logos li { display: grid; place-items: center; min-height: 4.5rem; border: 1px dashed var(--field); border-radius: var(--radius-s); padding: 0.75rem; text-align: center; }`,
  render: (view) => ({
    title: 'In good company',
    body: html`<ul class="logos" role="list">
      ${view.items.length > 0 ? view.items.map((item) => html`<li>${item.title}</li>`) : [1, 2, 3, 4, 5].map(() => html`<li>${todo('Logo')}</li>`)}
    </ul>`,
  }),
};

export const donate: Section = {
  id: 'donate',
  nav: 'Give',
  asked:
    /\b((?:online |our |a |monthly )*(?:donations?(?: form| page| section| button)?|donate(?: button| form| section| page| now)?|giv(?:e|ing) online|online giving|way to give(?: online)?|fundrais(?:er|ing)(?: section| goal| progress)?|tithes?|sponsor a [a-z]+))\b/gi,
  rank: 8,
  ground: 'tint',
  behaviours: ['donate'],
  note: 'Giving needs a payment service; the amounts are for show until you connect one.',
  css: () => `
.donate { max-width: 40rem; }
.donate__amounts { display: flex; flex-wrap: wrap; gap: 0.6rem; margin: 0 0 1.25rem; padding: 0; border: 0; }
.donate__amounts legend { margin-bottom: 0.6rem; font-weight: 600; }`,
  render: (view) => ({
    title: view.say('Support {name}'),
    lead: 'Pick what feels right. Small and regular helps as much as large and once.',
    body: html`<form class="donate" data-donate aria-labelledby="${view.anchor}-title">
      <fieldset class="donate__amounts">
        <legend>How often?</legend>
        <label class="choice"><input type="radio" name="rhythm" value="once" checked /> Once</label>
        <label class="choice"
          ><input type="radio" name="rhythm" value="monthly" /> Every month</label
        >
      </fieldset>
      <div class="field">
        <label for="${view.anchor}-amount">Amount</label
        ><input id="${view.anchor}-amount" name="amount" type="number" min="1" required />
      </div>
      <p><button type="submit" class="button">Give</button></p>
      <p class="form__status" role="status" data-donate-status></p>
    </form>`,
  }),
};

export const cta: Section = {
  id: 'cta',
  nav: 'Start',
  asked:
    /\b((?:free trial |strong |clear |final )*(?:call[- ]to[- ]action|cta)(?: section| banner| button)?)s?\b/gi,
  rank: 9,
  ground: 'band',
  css: () => `
.cta { display: flex; flex-wrap: wrap; gap: 1rem; }
.section-head--center + .cta { justify-content: center; }`,
  render: (view) => {
    const links = view.kind.actions.flatMap(([label, id]) => {
      const href = id === 'cta' ? null : view.link(id);
      return href === null ? [] : [{ label, href }];
    });
    const mail = view.brief.facts.emails[0];
    return {
      title: view.say(view.kind.call.title),
      lead: view.say(view.kind.call.text),
      body: html`<p class="cta">
        ${links.slice(0, 2).map((one, index) => html`<a class="button${index > 0 ? ' button--quiet' : ''}" href="${one.href}">${one.label}</a>`)}
        ${links.length === 0 && (mail === undefined ? todo('Your link or address') : html`<a class="button" href="mailto:${mail}">${mail}</a>`)}
      </p>`,
    };
  },
};

const units = ['Days', 'Hours', 'Minutes', 'Seconds'].map(
  (unit) => html`<p><strong data-unit="${unit.toLowerCase()}">–</strong>${unit}</p>`,
);

export const countdown: Section = {
  id: 'countdown',
  nav: 'Countdown',
  asked: /\b((?:event |live |a )*count ?down(?: timer| clock| section| to [a-z ]{3,30})?)\b/gi,
  rank: 2,
  ground: 'band',
  behaviours: ['countdown'],
  note: 'The countdown needs a date with a year: where you gave none, pick it in the field, or write it into data-date in the HTML.',
  css: () => `
.countdown { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 1rem; max-width: 36rem; margin-bottom: 1.5rem; font-variant-numeric: tabular-nums; }
.section-head--center + .countdown { margin-inline: auto; }
.countdown + .field { max-width: 18rem; }
.section-head--center ~ .countdown + .field { margin-inline: auto; }
.countdown strong { display: block; font-family: var(--display); font-size: var(--step-3); line-height: 1.1; }`,
  render: (view) => {
    const date = view.brief.facts.date;
    if (date !== null)
      return {
        title: 'Not long now',
        lead: date.words,
        body: html`<div class="countdown" data-countdown data-date="${date.iso}" role="timer">
          ${units}
        </div>`,
      };
    return {
      title: 'Not long now',
      body: html`<div class="countdown" data-countdown data-date="" role="timer">${units}</div>
        <div class="field">
          <label for="${view.anchor}-date">The day ${todo('set it for your visitors')}</label
          ><input type="date" id="${view.anchor}-date" data-countdown-date />
        </div>`,
    };
  },
};

export const downloads: Section = {
  id: 'downloads',
  nav: 'Documents',
  asked:
    /\b((?:documents?|files|forms|brochures?|resources|pdfs?)(?: to| for| you can)? ?download(?:s|able)?(?: section)?|download(?:s|able)(?: documents| resources| files| section| area| forms)?|documents to download|document library|resources(?: section| page)?)\b/gi,
  rank: 7,
  note: 'Documents to download are names without files until you upload them.',
  css: () => `
.downloads { list-style: none; padding: 0; border-top: 1px solid var(--line); max-width: 48rem; }
.downloads li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.5rem 1.5rem; padding: 1rem 0; border-bottom: 1px solid var(--line); }`,
  render: (view) => ({
    title: 'Documents to download',
    body: html`<ul class="downloads" role="list">
      ${(view.items.length > 0 ? view.items.map((item) => item.title) : ['Calendar of dates', 'Registration form', 'House rules', 'Information sheet']).map((title) => html`<li><span>${title}</span>${todo('Add the file')}</li>`)}
    </ul>`,
  }),
};

export const video: Section = {
  id: 'video',
  nav: 'Video',
  asked:
    /\b((?:promo |intro(?:duction)? |explainer |product |music |youtube |demo |our |a )*(?:videos?|trailer)(?: section| player| gallery| background| tour| tutorials?| lessons?)?)\b(?! call| editor| editing| game| produc| compan)/gi,
  rank: 4,
  note: 'The video is a frame waiting for your file or embed code.',
  css: () => `
.video { position: relative; margin: 0; }
.video .art { aspect-ratio: 16 / 9; border-radius: var(--radius-l); }
.video figcaption { padding-top: 0.75rem; }`,
  render: (view) => ({
    title: 'Watch',
    body: html`<figure class="video">
      ${view.picture('video', { shape: 'wide', decorative: true })}
      <figcaption>${todo('Put your video here: a file or an embed code')}</figcaption>
    </figure>`,
  }),
};

export const music: Section = {
  id: 'music',
  nav: 'Music',
  asked:
    /\b((?:our |latest |new )*(?:music player|tracks|track ?list|discography|albums?|songs|audio player|playlist|episodes|listen)(?: section| list)?)\b(?! photo)/gi,
  rank: 3,
  note: 'Tracks are placeholders without sound until you add the files.',
  css: () => `
.tracks { list-style: none; padding: 0; counter-reset: track; border-top: 1px solid var(--line); }
.section--band .tracks, .section--band .tracks li { border-color: var(--band-line); }
.tracks li { counter-increment: track; display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.4rem 1.25rem; padding: 1rem 0; border-bottom: 1px solid var(--line); }
.tracks li::before { content: counter(track, decimal-leading-zero); font-variant-numeric: tabular-nums; }
.tracks .todo { margin-left: auto; }`,
  render: (view) => ({
    title: 'Listen',
    body: html`<ol class="tracks" role="list">
      ${view.items.length > 0 ? view.items.map((item) => html`<li><span>${item.title}</span>${todo('Add the sound')}</li>`) : [1, 2, 3, 4, 5].map(() => html`<li><span>${todo('Title')}</span>${todo('Add the sound')}</li>`)}
    </ol>`,
  }),
};

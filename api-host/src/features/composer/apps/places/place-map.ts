import type { SectionView } from '../../sections/section';
import { html, sampleNote, type Markup } from '../../text/markup';
import { capitalise } from '../../text/words';
import { singularOf } from '../../understand/activity';
import { defineApp } from '../define-app';
import { mapScript } from './map-script';

interface Place {
  title: string;
  text: string;
  group: string;
  x: number;
  y: number;
}

const corners = [
  ['by the river', 'Riverside'],
  ['at the market', 'Centre'],
  ['in the old town', 'Centre'],
  ['near the station', 'North'],
  ['on the hill', 'North'],
  ['by the park', 'Riverside'],
] as const;

const rules = `.map__sheet { position: relative; overflow: hidden; border: 1px solid var(--line); border-radius: var(--radius-l); cursor: crosshair; }
.map__sheet .art { aspect-ratio: 4 / 3; }
.pin { position: absolute; width: 2.25rem; height: 2.25rem; margin: -2.75rem 0 0 -1.125rem; padding: 0; border: 2px solid var(--on-brand); border-radius: 99px; background: var(--brand); color: var(--on-brand); font-weight: 650; cursor: pointer; }
.pin::after { content: ''; position: absolute; left: 50%; top: 100%; border: 0.4rem solid transparent; border-top-color: currentColor; transform: translateX(-50%); }
.pin[aria-pressed='true'] { background: var(--text); color: var(--bg); border-color: var(--bg); z-index: 1; }
.places { list-style: none; padding: 0; }
.place { display: flex; flex-wrap: wrap; gap: 0.35rem 0.75rem; align-items: center; justify-content: space-between; padding: 0.5rem 0 0.5rem 0.75rem; border-top: 1px solid var(--line); border-left: 4px solid transparent; }
.place.is-chosen { border-left-color: var(--brand); } .place p { flex-basis: 100%; }
.place__name { flex: 1 1 10rem; min-height: 2.5rem; padding: 0; border: 0; background: none; color: inherit; font-weight: 600; text-align: left; cursor: pointer; }`;

/** Their own names where they gave some, those of the catalogue they ask for, else corners of a town. */
function placesOf(view: SectionView): Place[] {
  const { brief, items, random } = view;
  const own = items.length > 0 ? items.map(({ title, text }) => ({ title, text })) : null;
  const listed = brief.commission?.subject.entries.map(({ title, text }) => ({ title, text }));
  const noun = capitalise(singularOf(brief.commission?.subject.one ?? brief.subject));
  const plain = noun === '' || brief.subject === 'website' ? 'Place' : noun;
  const named =
    own ?? listed ?? corners.map(([where]) => ({ title: `${plain} ${where}`, text: '' }));
  return named.slice(0, 9).map(({ title, text }, index) => ({
    title,
    text:
      text === undefined || text === ''
        ? 'A sample place: opening hours, what is there and how to get to it.'
        : text,
    group: corners[index % corners.length]?.[1] ?? 'Centre',
    x: Math.min(92, Math.round(12 + (index % 3) * 32 + random.between(0, 12))),
    y: Math.min(92, Math.round(26 + Math.floor(index / 3) * 27 + random.between(0, 12))),
  }));
}

const addPlace = (view: SectionView): Markup =>
  html`<form class="panel bar-row" data-part="form" novalidate aria-label="Add a place">
    <div class="field">
      <label for="${view.anchor}-title-new">Name of the place</label
      ><input id="${view.anchor}-title-new" name="title" type="text" />
    </div>
    <div class="field">
      <label for="${view.anchor}-text-new">What is there</label
      ><input id="${view.anchor}-text-new" name="text" type="text" />
    </div>
    <button type="submit" class="button button--quiet">Add place</button>
  </form>`;

/** A drawn map with pins and the places beside it. Real maps need a map service, and the note says so. */
export const placeMap = defineApp({
  id: 'placemap',
  nav: 'Map',
  asked:
    /\b(?:(?:an? |the )?interactive map(?: of [\p{L} ]{3,24})?|map of (?:the )?(?:best )?[\p{L}]+(?: [\p{L}]+)?|map (?:website|app|page)|(?:an? )?map (?:with|showing) (?:our |all |the )?[\p{L}]+|(?:on a|clickable) map|map markers|store locator|branch(?:es)? map)\b(?! (?:and directions))/giu,
  covers: /\bmaps?\b|markers?|pins?|places?|locations?|branches/i,
  behaviours: ['kit'],
  script: mapScript,
  note: 'The map is a drawing, not a survey: the pins show places, not exact positions. For real maps connect a map service.',
  rules,
  render: (view) => ({
    title: view.brief.place === null ? 'Map' : `Map of ${view.brief.place}`,
    body: html`<div class="app" data-map="${JSON.stringify(placesOf(view))}">
      ${sampleNote('A drawn map with sample places: put yours in')}
      <div class="bar-row">
        <div class="field">
          <label for="${view.anchor}-search">Search places</label
          ><input type="search" id="${view.anchor}-search" data-part="search" />
        </div>
        <div class="field">
          <label for="${view.anchor}-group">Area</label
          ><select id="${view.anchor}-group" data-part="group">
            <option value="">All</option>
          </select>
        </div>
      </div>
      <p class="hint" role="status" data-part="count"></p>
      <div class="app__cols app__cols--even">
        <div class="map__sheet" data-part="sheet">
          ${view.picture('plan', { shape: 'wide', decorative: true })}
          <div data-part="pins"></div>
        </div>
        <div class="panel"><ol class="places" role="list" data-part="list"></ol></div>
      </div>
      ${view.brief.app && addPlace(view)}
      <p role="status" data-part="status"></p>
    </div>`,
  }),
});

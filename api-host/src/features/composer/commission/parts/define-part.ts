import { defineApp } from '../../apps/define-app';
import type { Section, SectionView } from '../../sections/section';
import { html, type Markup } from '../../text/markup';

type Known = Pick<Section, 'id' | 'nav' | 'render'>;

/** A part of a commission: a tool that is never asked for by its own words but planned by `choose-parts.ts`. */
export const definePart = (
  given: Known & Partial<Omit<Section, 'css'>> & { rules?: string },
): Section =>
  defineApp({
    asked: /(?!)/g,
    note: 'Everything visitors enter stays in their own browser. Sharing it between people, accounts, payments and mail need a server.',
    ...given,
    behaviours: ['kit', 'charts', 'shelf', ...(given.behaviours ?? [])],
  });

interface FieldOptions {
  type?: string;
  choices?: readonly string[];
  required?: boolean;
  value?: string;
  wide?: boolean;
  min?: number;
}

/** One labelled field of a form. */
export function field(
  view: SectionView,
  name: string,
  label: string,
  options: FieldOptions = {},
): Markup {
  const id = `${view.anchor}-f-${name}`;
  const { type = 'text', choices, required = true, value, min } = options;
  const must = required && html` required`;
  const control =
    choices !== undefined
      ? html`<select id="${id}" name="${name}">
          ${choices.map((one) => html`<option value="${one}">${one}</option>`)}
        </select>`
      : type === 'long'
        ? html`<textarea id="${id}" name="${name}" rows="3" ${must}></textarea>`
        : html`<input
            id="${id}"
            name="${name}"
            type="${type}"
            ${type === 'number' && html` step="any" min="${min ?? 0}"`}
            ${type === 'password' && html` autocomplete="current-password"`}
            ${value !== undefined && html` value="${value}"`}
            ${must}
          />`;
  return html`<div class="field${options.wide ? ' field--wide' : ''}">
    <label for="${id}">${label}</label>${control}
  </div>`;
}

/** The search box and the filters above a list. */
export const searchField = (view: SectionView, label = 'Search'): Markup =>
  html`<div class="field">
    <label for="${view.anchor}-search">${label}</label
    ><input type="search" id="${view.anchor}-search" data-part="search" />
  </div>`;

export const choiceField = (
  view: SectionView,
  name: string,
  label: string,
  values: readonly string[],
  all = 'All',
): Markup =>
  html`<div class="field">
    <label for="${view.anchor}-by-${name}">${label}</label
    ><select id="${view.anchor}-by-${name}" data-pick="${name}">
      ${all !== '' && html`<option value="">${all}</option>`}
      ${values.map((one) => html`<option value="${one}">${one}</option>`)}
    </select>
  </div>`;

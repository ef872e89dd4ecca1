import { counted } from '../rule';
import {
  hideOrnament,
  nameDialog,
  nameFrame,
  namePageLanguage,
  setTo,
  withoutAttribute,
  withoutNamed,
} from './axe-repairs';
import type { AxeWords } from './axe-rule';

const wrongHint: AxeWords = {
  id: 'wrong-hints',
  severity: 'error',
  says: (count) =>
    `${counted(count, 'element tells', 'elements tell')} screen readers something that does not fit.`,
  fix: 'Take the wrong hints away',
  did: (count) => `${counted(count, 'hint')} that would have misled screen readers was taken away.`,
  repair: withoutNamed,
};

const nameless = (id: string, one: string, many: string): AxeWords => ({
  id,
  severity: 'error',
  says: (count) => `${counted(count, one, many)} has no name that can be read out.`,
});

const ornament: AxeWords = {
  id: 'drawings',
  severity: 'error',
  says: (count) => `${counted(count, 'drawing')} has no words for people who cannot see it.`,
  fix: 'Treat them as ornaments',
  did: (count) => `${counted(count, 'drawing')} without words is an ornament for screen readers.`,
  repair: hideOrnament,
};

const list: AxeWords = {
  id: 'lists',
  severity: 'warning',
  says: (count) =>
    `${counted(count, 'list')} is not built as one, so its entries are not counted for people who listen.`,
};

const structure: AxeWords = {
  id: 'parts',
  severity: 'note',
  says: () => 'The parts of the page are not marked so that people can jump between them.',
};

const controlName = nameless('controls', 'control', 'controls');

/** Rules about the page as a whole. */
const pageWords: Readonly<Record<string, AxeWords>> = {
  'aria-hidden-body': {
    id: 'hidden-page',
    severity: 'error',
    says: () => 'The whole page is hidden from screen readers.',
    fix: 'Show it',
    did: () => 'The page is no longer hidden from screen readers.',
    repair: withoutAttribute('aria-hidden'),
  },
  'html-lang-valid': {
    id: 'page-language',
    severity: 'error',
    says: () => 'The language the page names does not exist, so it may be read out wrongly.',
    fix: 'Name the language',
    did: () => 'The page says which language it is in.',
    repair: namePageLanguage,
  },
  'valid-lang': {
    id: 'languages',
    severity: 'warning',
    says: (count) => `${counted(count, 'part')} of the page names a language that does not exist.`,
    fix: 'Take the wrong languages away',
    did: () => 'Languages that do not exist were taken away.',
    repair: withoutAttribute('lang'),
  },
  'meta-viewport': {
    id: 'enlarging',
    severity: 'error',
    says: () => 'Visitors are kept from enlarging the page with their fingers.',
    fix: 'Let them enlarge it',
    did: () => 'Visitors can enlarge the page.',
    repair: setTo('content', 'width=device-width, initial-scale=1'),
  },
  'meta-refresh': {
    id: 'leading-away',
    severity: 'warning',
    says: () => 'The page reloads or leads away by itself while people still read.',
  },
  'document-title': { ...structure, unless: 'title' },
  'html-has-lang': { ...structure, unless: 'language' },
  'page-has-heading-one': { ...structure, unless: 'main-heading' },
  'heading-order': { ...structure, unless: 'heading-steps' },
  'landmark-one-main': { ...structure, unless: 'main-part' },
  region: { ...structure, unless: 'main-part' },
};

/** Rules about what is hidden, named or announced. */
const elementWords: Readonly<Record<string, AxeWords>> = {
  'aria-allowed-attr': wrongHint,
  'aria-conditional-attr': { ...wrongHint, severity: 'warning' },
  'aria-prohibited-attr': { ...wrongHint, severity: 'warning' },
  'aria-valid-attr': wrongHint,
  'aria-valid-attr-value': wrongHint,
  'aria-roles': { ...wrongHint, repair: withoutAttribute('role') },
  'aria-deprecated-role': { ...wrongHint, severity: 'note', repair: withoutAttribute('role') },
  'autocomplete-valid': {
    id: 'filling-in',
    severity: 'warning',
    says: (count) => `${counted(count, 'field')} asks browsers to fill in something unknown.`,
    fix: 'Leave it to the browser',
    did: (count) => `${counted(count, 'field')} leaves it to the browser what to fill in.`,
    repair: withoutAttribute('autocomplete'),
  },
  'scope-attr-valid': { ...wrongHint, severity: 'note', repair: withoutAttribute('scope') },
  tabindex: {
    id: 'keyboard-order',
    severity: 'warning',
    says: (count) =>
      `${counted(count, 'element')} comes out of turn for people who use the keyboard.`,
    fix: 'Put them in order',
    did: () => 'The keyboard goes through the page in the order in which it is read.',
    repair: setTo('tabindex', '0'),
  },
  'frame-title': {
    id: 'embedded-pages',
    severity: 'error',
    says: (count) => `${counted(count, 'embedded page')} has no name that can be read out.`,
    fix: 'Call them after their websites',
    did: (count) => `${counted(count, 'embedded page')} got the name of its website.`,
    repair: nameFrame,
  },
  'aria-dialog-name': {
    ...nameless('dialogs', 'dialog', 'dialogs'),
    fix: 'Call them after their headings',
    did: (count) => `${counted(count, 'dialog')} got the name of its heading.`,
    repair: nameDialog,
  },
  'svg-img-alt': ornament,
  'role-img-alt': ornament,
  'image-alt': { ...ornament, fix: undefined, unless: 'picture-words' },
  'input-image-alt': nameless(
    'picture-buttons',
    'picture that is a button',
    'pictures that are buttons',
  ),
  'area-alt': nameless(
    'picture-links',
    'part of a picture that is a link',
    'parts of a picture that are links',
  ),
  'button-name': { ...controlName, unless: 'nameless-buttons' },
  'link-name': { ...controlName, unless: 'nameless-buttons' },
  label: { ...controlName, unless: 'field-labels' },
  'select-name': { ...controlName, unless: 'field-labels' },
  'aria-input-field-name': controlName,
  'aria-toggle-field-name': controlName,
  'aria-command-name': controlName,
  'input-button-name': controlName,
  'summary-name': controlName,
  'duplicate-id-aria': { ...controlName, unless: 'double-ids' },
  list,
  listitem: list,
  'definition-list': list,
  dlitem: list,
  'nested-interactive': {
    id: 'nested-controls',
    severity: 'warning',
    says: (count) =>
      `${counted(count, 'control')} stands inside another one, so one of them cannot be used by everybody.`,
  },
  'aria-required-children': {
    id: 'missing-parts',
    severity: 'warning',
    says: (count) => `${counted(count, 'element')} lacks the parts that screen readers expect.`,
  },
  'aria-required-attr': {
    id: 'missing-states',
    severity: 'error',
    says: (count) => `${counted(count, 'control')} does not tell screen readers its state.`,
  },
  'empty-heading': {
    id: 'empty-headings',
    severity: 'note',
    says: (count) => `${counted(count, 'heading')} is empty.`,
  },
  'video-caption': {
    id: 'captions',
    severity: 'warning',
    says: (count) => `${counted(count, 'video')} has no captions for people who cannot hear.`,
  },
  marquee: {
    id: 'moving-text',
    severity: 'note',
    says: () => 'Text moves across the page and cannot be stopped.',
  },
  blink: {
    id: 'blinking-text',
    severity: 'note',
    says: () => 'Text blinks and cannot be stopped.',
  },
};

const severities: Readonly<Record<string, AxeWords['severity']>> = {
  critical: 'error',
  serious: 'warning',
};

/** Our texts for an axe rule; unknown ones use axe's own description. */
export function wordsFor(rule: string, impact: string): AxeWords {
  return (
    elementWords[rule] ??
    pageWords[rule] ?? {
      id: rule,
      severity: severities[impact] ?? 'note',
      says: (count) =>
        `${counted(count, 'place')} of the page is in the way of people who listen to it or use the keyboard.`,
    }
  );
}

import type { ConfigData } from 'html-validate';

/** The one place for what html-validate is told about composed pages. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // `role="list"` keeps lists announced as lists where Safari drops them once `list-style` is none.
    'no-redundant-role': 'off',
    'prefer-native-element': ['error', { exclude: ['list'] }],
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Void elements are written the way parse5 writes them.
    'void-style': ['error', { style: 'omit' }],
    'doctype-style': ['error', { style: 'lowercase' }],
  },
};

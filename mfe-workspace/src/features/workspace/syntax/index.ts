/** How code is highlighted and shown, read-only or edited. */
export { languageOf } from './code-language';
export { codeTheme, readOnly } from './code-theme';

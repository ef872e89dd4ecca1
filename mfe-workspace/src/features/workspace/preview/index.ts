/** The preview: frame, console, detected problems and picking an element. */
export { PreviewPanel } from './preview-panel';
export { describeProblem } from './watch/page-problem';

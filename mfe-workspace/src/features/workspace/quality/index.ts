/** The final review's score and its repairs. */
export { QualityPanel } from './quality-panel';
export { useReview } from './use-review';

/** Facts only the owner knows: which are missing, and the form that fills them in. */
export { textsFor } from './fact-texts';
export { FactsBar } from './facts-bar';
export { FactsCard } from './facts-card';
export { FactsForm } from './facts-form';
export { usePageFacts } from './use-page-facts';
export type { PageFacts } from './use-page-facts';

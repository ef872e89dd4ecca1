/** Starting, following, stopping and retrying a generation. */
export { useOnline } from './connection';
export { explainFailure } from './failure-text';
export { useProgressMessages } from './progress-messages';
export { useGeneration } from './use-generation';
export { useQueuePlace } from './use-queue-place';
export { useRetry } from './use-retry';
export { useStop } from './use-stop';
export { WrittenButton } from './written-button';

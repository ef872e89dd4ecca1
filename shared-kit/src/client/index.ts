export * from './api-error';
export * from './call-api';
export * from './documents';
export * from './generation-events';
export * from './readiness';
export { newPreviewNonce } from './preview-nonce';
export { saveCsv } from './save-csv';

export * from './load-runtime-config';
export * from './runtime-config-store';

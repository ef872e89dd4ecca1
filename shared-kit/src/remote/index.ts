export * from './host';
export * from './host-api-version';
export * from './remote-module';
export * from './remote-routes';
export * from './shared-list';
export * from './shown-remote';

export * from './host';
export * from './remote-module';
export * from './shared-list';

export * from './beacon.endpoints';
export * from './build-manifest';
export * from './release-status';
export * from './release.endpoints';
export * from './suite-record';

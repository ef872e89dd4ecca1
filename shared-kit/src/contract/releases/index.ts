export * from './beacon.endpoints';
export * from './build-manifest';
export * from './override.endpoints';
export * from './release-status';
export * from './release.endpoints';
export * from './suite-record';

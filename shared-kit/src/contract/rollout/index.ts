export * from './assignment';
export * from './beacon-limits';
export * from './record-shape';
export * from './shell-release';
export * from './signed-record';
export * from './trace-limits';
export * from './version-range';

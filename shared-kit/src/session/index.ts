export * from './confirmation';
export * from './expiry-watch';
export * from './permissions';
export * from './session-store';

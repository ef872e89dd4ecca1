import { register } from 'tsx/esm/api';

// Node 20 does not give a thread the loader that the host itself was started with.
register();
await import('./composer-thread-end.ts');

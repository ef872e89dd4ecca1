import { describeStorage } from './storage-suite';
import { memoryStorage } from './memory-storage';

describeStorage('memory storage', () =>
  Promise.resolve({ storage: memoryStorage(), close: () => Promise.resolve() }),
);

import assert from 'node:assert/strict';
import { getGenerationEngine } from 'shared-kit/contract';
import { testConformance } from '../../testing/endpoint-conformance';
import { sharedGenerationHost } from './testing/generation-host';

const { host, engine } = sharedGenerationHost();

testConformance({
  host,
  endpoint: getGenerationEngine,
  request: () => Promise.resolve({}),
  success: ({ message, engine: told }) => {
    assert.equal(message, 'Generation engine');
    assert.deepEqual(told, engine.describe());
  },
});

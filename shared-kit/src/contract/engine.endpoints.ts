import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { generationEngine } from './generation.endpoints';

/** Who would generate now: told before a member writes a prompt, because engines are good at different things. */
export const getGenerationEngine = defineEndpoint({
  operation: 'getGenerationEngine',
  method: 'GET',
  path: '/api/generation-engine',
  authentication: 'bearer',
  summary: 'Read which engine generates',
  fallback: 'failed to Generate',
  response: z.object({ message: z.string(), engine: generationEngine }),
});

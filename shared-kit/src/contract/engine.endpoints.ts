import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { generationEngine } from './generated-site';

/**
 * The engine a generation would use now, shown before a member writes a prompt, because engines
 * differ in what they do well.
 */
export const getGenerationEngine = defineEndpoint({
  operation: 'getGenerationEngine',
  method: 'GET',
  path: '/api/generation-engine',
  authentication: 'bearer',
  summary: 'Read which engine generates',
  fallback: 'failed to Generate',
  response: z.object({ message: z.string(), engine: generationEngine }),
});

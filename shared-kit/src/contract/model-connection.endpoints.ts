import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';

/** Protocols in which a language model can be asked. */
export const modelProviders = ['anthropic', 'openai-compatible'] as const;
export type ModelProvider = (typeof modelProviders)[number];

/** Longest inputs. */
export const modelConnectionLimits = { address: 500, key: 500, model: 200 } as const;

/** `key_state` is `unreadable` where a key is saved that this host cannot decrypt. */
export const modelConnection = z.object({
  provider: z.enum(modelProviders),
  /** Empty for the provider's own API. */
  address: z.string(),
  model: z.string(),
  sees_pictures: z.boolean(),
  key_state: z.enum(['none', 'saved', 'unreadable']),
  /** The last four characters, which is all of a key that ever leaves the host; null where it is too short for that. */
  key_ending: z.nullable(z.string()),
});
export type ModelConnection = z.infer<typeof modelConnection>;

/** Which language model generates, and who decided that. */
export const modelStatus = z.object({
  /** `environment`: variables decide and nothing can be changed here; `none`: the offline composer generates. */
  source: z.enum(['environment', 'settings', 'none']),
  /** Null where no model is connected. */
  connection: z.nullable(modelConnection),
  /** The environment variables that decide. */
  variables: z.array(z.string()),
});
export type ModelStatus = z.infer<typeof modelStatus>;

const httpUrl = z.url({ protocol: /^https?$/ });

const isHttpAddress = (value: string): boolean => value === '' || httpUrl.safeParse(value).success;

const isBareAddress = (value: string): boolean =>
  /^(https?:\/\/[^/?#@]*(\/[^?#]*)?)?$/i.test(value);

const { address, key, model } = modelConnectionLimits;

const modelSettings = z.strictObject({
  provider: z.enum(modelProviders, 'Choose a provider'),
  /** Empty for the provider's own API. */
  address: z
    .string('Address is required')
    .check(
      z.trim(),
      z.maxLength(address, `The address can have at most ${address} characters`),
      z.refine(isHttpAddress, 'The address must begin with http:// or https://'),
      z.refine(isBareAddress, 'The address must not contain a user name, a password, “?” or “#”'),
    ),
  model: z
    .string('Model is required')
    .check(
      z.trim(),
      z.minLength(1, 'Model is required'),
      z.maxLength(model, `The model can have at most ${model} characters`),
    ),
  /**
   * Left out: the saved key stays, if provider and address stay too. A key is never sent to an address it
   * was not entered for.
   */
  key: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'The key is empty'),
        z.maxLength(key, `The key can have at most ${key} characters`),
        z.regex(/^[!-~]*$/, 'The key contains a space or a character that no key has'),
      ),
  ),
  /** Whether pictures are sent to the model. */
  sees_pictures: z.boolean('sees_pictures is required'),
});

/** Reads which language model generates. For administrators. */
export const getModelConnection = defineEndpoint({
  operation: 'getModelConnection',
  method: 'GET',
  path: '/api/model-connection',
  authentication: 'bearer',
  summary: 'Read which language model is connected',
  fallback: 'The language model could not be loaded',
  response: z.object({ message: z.string(), status: modelStatus }),
});

/**
 * Connects a language model, for all hosts and from the next generation on. Refused where environment
 * variables decide (409 CONFLICT). For administrators.
 */
export const saveModelConnection = defineEndpoint({
  operation: 'saveModelConnection',
  method: 'POST',
  path: '/api/model-connection',
  authentication: 'bearer',
  summary: 'Connect a language model',
  fallback: 'The language model could not be saved',
  body: modelSettings,
  response: z.object({ message: z.string(), status: modelStatus }),
});

/** Disconnects the language model and forgets its key: the offline composer generates again. For administrators. */
export const removeModelConnection = defineEndpoint({
  operation: 'removeModelConnection',
  method: 'DELETE',
  path: '/api/model-connection',
  authentication: 'bearer',
  summary: 'Disconnect the language model',
  fallback: 'The language model could not be disconnected',
  response: z.object({ message: z.string(), status: modelStatus }),
});

/**
 * Asks the model for one short answer with these settings and saves nothing. What went wrong is a good
 * answer too: `works` is false and `message` says it in words. For administrators.
 */
export const testModelConnection = defineEndpoint({
  operation: 'testModelConnection',
  method: 'POST',
  path: '/api/model-connection/test',
  authentication: 'bearer',
  summary: 'Try a language model',
  fallback: 'The language model could not be tested',
  body: modelSettings,
  response: z.object({ message: z.string(), works: z.boolean() }),
});

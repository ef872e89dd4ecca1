import type { ModelConnection, ModelProvider } from 'shared-kit/contract';

interface ProviderWords {
  readonly name: string;
  /** Where requests go when no address is entered. */
  readonly ownAddress: string;
  readonly addressHint: string;
  readonly modelHint: string;
}

/** What is said of each provider. */
export const providerWords: Readonly<Record<ModelProvider, ProviderWords>> = {
  anthropic: {
    name: 'Anthropic',
    ownAddress: 'Anthropic’s own address',
    addressHint: 'Leave it empty for Anthropic itself; enter the address of a gateway otherwise.',
    modelHint: 'Its id at the provider, such as claude-sonnet-5-5.',
  },
  'openai-compatible': {
    name: 'OpenAI-compatible',
    ownAddress: 'OpenAI’s own address',
    addressHint:
      'Leave it empty for OpenAI itself. For Ollama, vLLM and others enter theirs, which usually ends in /v1.',
    modelHint: 'Its id at the provider, such as gpt-4.1 or qwen3:32b.',
  },
};

/** The select's options. */
export const providerOptions = Object.entries(providerWords).map(([value, { name }]) => ({
  value,
  label: name,
}));

/** Where requests go. */
export const placeOf = ({ provider, address }: Pick<ModelConnection, 'provider' | 'address'>) =>
  address === '' ? providerWords[provider].ownAddress : address;

/** What is known of a saved key. */
export function savedKeyWords({ key_state: state, key_ending: ending }: ModelConnection): string {
  if (state === 'none') return 'No key';
  if (state === 'unreadable') return 'A key that this host cannot read';
  return ending === null ? 'A key' : `A key ending in ${ending}`;
}

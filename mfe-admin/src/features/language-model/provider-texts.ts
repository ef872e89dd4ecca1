import type { ModelConnection, ModelProvider } from 'shared-kit/contract';

interface ProviderTexts {
  readonly name: string;
  /** Default address of requests. */
  readonly ownAddress: string;
  readonly addressHint: string;
  readonly modelHint: string;
}

/** Texts of each provider. */
export const providerTexts: Readonly<Record<ModelProvider, ProviderTexts>> = {
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

/** Options of the provider select. */
export const providerOptions = Object.entries(providerTexts).map(([value, { name }]) => ({
  value,
  label: name,
}));

/** Address of requests. */
export const placeOf = ({ provider, address }: Pick<ModelConnection, 'provider' | 'address'>) =>
  address === '' ? providerTexts[provider].ownAddress : address;

/** Description of the saved key. */
export function savedKeyText({ key_state: state, key_ending: ending }: ModelConnection): string {
  if (state === 'none') return 'No key';
  if (state === 'unreadable') return 'A key that this host cannot read';
  return ending === null ? 'A key' : `A key ending in ${ending}`;
}

import type { ModelConnection } from 'shared-kit/contract';
import { Checkbox, Stack, TextField } from 'shared-kit/ui';
import { placeOf, providerWords, savedKeyWords } from './provider-words';

/** The model of the environment: to be read, not changed. */
export function DecidedModel({ connection }: { readonly connection: ModelConnection }) {
  const { provider, model, sees_pictures: seesPictures } = connection;
  return (
    <Stack>
      <TextField label="Provider" value={providerWords[provider].name} readOnly />
      <TextField label="Address" value={placeOf(connection)} readOnly />
      <TextField label="Model" value={model} readOnly />
      <TextField label="Key" value={savedKeyWords(connection)} readOnly />
      <Checkbox label="This model can see pictures" checked={seesPictures} disabled />
    </Stack>
  );
}

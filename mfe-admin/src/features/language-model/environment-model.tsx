import type { ModelConnection } from 'shared-kit/contract';
import { Checkbox, Stack, TextField } from 'shared-kit/ui';
import { placeOf, providerTexts, savedKeyText } from './provider-texts';

/** The model set by the environment, read-only. */
export function EnvironmentModel({ connection }: { readonly connection: ModelConnection }) {
  const { provider, model, sees_pictures: seesPictures } = connection;
  return (
    <Stack>
      <TextField label="Provider" value={providerTexts[provider].name} readOnly />
      <TextField label="Address" value={placeOf(connection)} readOnly />
      <TextField label="Model" value={model} readOnly />
      <TextField label="Key" value={savedKeyText(connection)} readOnly />
      <Checkbox label="This model can see pictures" checked={seesPictures} disabled />
    </Stack>
  );
}

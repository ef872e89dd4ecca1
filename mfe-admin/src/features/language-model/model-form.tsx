import type { ModelConnection, ModelProvider } from 'shared-kit/contract';
import { modelConnectionLimits } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { Button, Checkbox, Form, Row, SelectField, TextField } from 'shared-kit/ui';
import { DisconnectModel } from './disconnect-model';
import { providerOptions, providerTexts, savedKeyText } from './provider-texts';
import { TestOutcome } from './test-outcome';
import { useModelForm } from './use-model-form';

/** Save is the last button; Disconnect stands apart from it. */
const Buttons = styled(Row)`
  > :first-child:not(:last-child) {
    margin-inline-end: auto;
  }
`;

/** Form that connects a model. */
export function ModelForm({ connection }: { readonly connection: ModelConnection | null }) {
  const form = useModelForm(connection);
  const { provider, bind, values, busy, setResult } = form;
  const words = providerTexts[provider];
  const isSamePlace =
    connection?.provider === provider && connection.address === values.address.trim();
  return (
    // A test result applies to the tested input, so it is cleared with the first change.
    <Form onSubmit={form.save} onChange={() => setResult(null)}>
      <SelectField
        label="Provider"
        options={providerOptions}
        value={provider}
        onChange={({ currentTarget }) => form.setProvider(currentTarget.value as ModelProvider)}
      />
      <TextField
        {...bind('address')}
        label="Address"
        type="url"
        inputMode="url"
        placeholder={words.ownAddress}
        hint={words.addressHint}
        maxLength={modelConnectionLimits.address}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        {...bind('model')}
        label="Model"
        hint={words.modelHint}
        maxLength={modelConnectionLimits.model}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...bind('key')}
        label="Key"
        type="password"
        hint={keyHint(connection, provider, isSamePlace)}
        maxLength={modelConnectionLimits.key}
        autoComplete="new-password"
      />
      <Checkbox
        label="This model can see pictures"
        hint="Members can then attach a picture or a screenshot and ask for a page that looks like it."
        checked={form.sees}
        onChange={({ currentTarget }) => form.setSees(currentTarget.checked)}
      />
      <TestOutcome result={form.result} busy={busy === 'test'} />
      <Buttons>
        {connection && <DisconnectModel connection={connection} disabled={busy !== null} />}
        <Button busy={busy === 'test'} disabled={busy === 'save'} onClick={() => void form.test()}>
          Test
        </Button>
        <Button type="submit" variant="primary" busy={busy === 'save'} disabled={busy === 'test'}>
          Save
        </Button>
      </Buttons>
    </Form>
  );
}

function keyHint(
  connection: ModelConnection | null,
  provider: ModelProvider,
  isSamePlace: boolean,
): string {
  const optional = provider === 'anthropic' ? '' : ' Servers of your own often need none.';
  if (!connection || connection.key_state === 'none') {
    return `It is encrypted and never shown again.${optional}`;
  }
  if (connection.key_state === 'unreadable') return 'Enter it again: the saved one cannot be read.';
  if (isSamePlace) return `${savedKeyText(connection)} is saved. Leave this empty to keep it.`;
  return `The saved key belongs to the saved address and is not sent to another one. Enter the key for this one.${optional}`;
}

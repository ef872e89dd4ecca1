import { useState } from 'react';
import { callApi, describeFailure } from 'shared-kit/client';
import { readBody, saveModelConnection, testModelConnection } from 'shared-kit/contract';
import type { ModelConnection, ModelProvider, ResponseOf } from 'shared-kit/contract';
import { useQueryClient } from 'shared-kit/query';
import { notify, useFields } from 'shared-kit/ui';
import { modelStatusQuery } from './model.queries';

export type TestResult = Pick<ResponseOf<typeof testModelConnection>, 'works' | 'message'>;

type Work = 'test' | 'save';

/** State of the form and its Test and Save actions. */
export function useModelForm(connection: ModelConnection | null) {
  const client = useQueryClient();
  const [provider, setProvider] = useState<ModelProvider>(connection?.provider ?? 'anthropic');
  const [sees, setSees] = useState(connection?.sees_pictures ?? true);
  const [result, setResult] = useState<TestResult | null>(null);
  const [busy, setBusy] = useState<Work | null>(null);
  const { values, bind, showErrors, reset } = useFields({
    address: connection?.address ?? '',
    model: connection?.model ?? '',
    key: '',
  });

  const read = () => {
    const { key, ...place } = values;
    const entered = { ...place, provider, sees_pictures: sees, ...(key !== '' && { key }) };
    const reading = readBody(saveModelConnection, entered);
    showErrors(reading.valid ? {} : reading.errors);
    return reading.valid ? reading.body : null;
  };
  const work = async (kind: Work, fallback: string, run: () => Promise<void>) => {
    setBusy(kind);
    setResult(null);
    try {
      await run();
    } catch (error) {
      const { message, fields } = describeFailure(error, fallback);
      notify.error(message);
      showErrors(fields);
    } finally {
      setBusy(null);
    }
  };

  const save = async (): Promise<void> => {
    const body = read();
    if (!body) return;
    await work('save', saveModelConnection.fallback, async () => {
      const { message, status } = await callApi(saveModelConnection, { body });
      client.setQueryData(modelStatusQuery.queryKey, status);
      void client.invalidateQueries({ queryKey: ['generation-engine'] });
      notify.success(message);
      reset();
    });
  };
  const test = async (): Promise<void> => {
    const body = read();
    if (!body) return;
    await work('test', testModelConnection.fallback, async () => {
      setResult(await callApi(testModelConnection, { body }));
    });
  };
  return {
    provider,
    setProvider,
    sees,
    setSees,
    values,
    bind,
    result,
    setResult,
    busy,
    save,
    test,
  };
}

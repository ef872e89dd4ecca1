import { useState } from 'react';
import { callApi, failureMessage } from 'shared-kit/client';
import { removeModelConnection } from 'shared-kit/contract';
import type { ModelConnection } from 'shared-kit/contract';
import { useMutation, useQueryClient } from 'shared-kit/query';
import { Button, notify } from 'shared-kit/ui';
import { ConfirmDialog } from 'shared-kit/ui/dialog';
import { modelStatusQuery } from './model.queries';

interface DisconnectModelProps {
  readonly connection: ModelConnection;
  readonly disabled: boolean;
}

/** Button that disconnects the model after confirmation. */
export function DisconnectModel({ connection, disabled }: DisconnectModelProps) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const removal = useMutation({
    mutationFn: () => callApi(removeModelConnection),
    onSuccess: ({ message, status }) => {
      setAsking(false);
      client.setQueryData(modelStatusQuery.queryKey, status);
      void client.invalidateQueries({ queryKey: ['generation-engine'] });
      notify.success(message);
    },
    onError: (error) => notify.error(failureMessage(error, removeModelConnection.fallback)),
  });
  return (
    <>
      <Button variant="quiet" disabled={disabled} onClick={() => setAsking(true)}>
        Disconnect
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Disconnect ${connection.model}?`}
        confirmLabel="Disconnect model"
        destructive
        busy={removal.isPending}
        onConfirm={() => removal.mutate()}
      >
        The offline composer generates from then on, and the saved key is deleted. Websites already
        made stay as they are.
      </ConfirmDialog>
    </>
  );
}

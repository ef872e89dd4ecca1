import { Copy, TriangleAlert } from 'lucide-react';
import type { ReleaseToken } from 'shared-kit/contract/releases';
import { Button, Notice, Stack, TextField, copySecret } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/dialog';
import { allowedIn } from './token-words';

interface CreatedTokenProps {
  readonly created: { readonly secret: string; readonly token: ReleaseToken };
  readonly onClose: () => void;
}

/** The secret of a new token. Escape and a click beside it do not close it: it is not shown again. */
export function CreatedToken({ created, onClose }: CreatedTokenProps) {
  const { secret, token } = created;
  return (
    <Dialog
      open
      onOpenChange={() => {}}
      closeButton={false}
      title="Copy your new token"
      description={`It may ${allowedIn(token.actions)} for ${token.remote}.`}
      width={480}
      footer={
        <>
          <Button onClick={onClose}>Done</Button>
          <Button
            variant="primary"
            icon={<Copy size={16} aria-hidden />}
            onClick={() => void copySecret(secret)}
          >
            Copy token
          </Button>
        </>
      }
    >
      <Stack>
        <Notice
          tone="warning"
          icon={<TriangleAlert size={16} aria-hidden />}
          title="It is shown only this once"
        >
          Store it among the secrets of your pipeline, as RELEASE_TOKEN.
        </Notice>
        <TextField
          label="Token"
          value={secret}
          readOnly
          spellCheck={false}
          onFocus={({ target }) => target.select()}
        />
      </Stack>
    </Dialog>
  );
}

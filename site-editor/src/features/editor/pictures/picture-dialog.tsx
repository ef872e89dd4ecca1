import { Upload } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'shared-kit/styled';
import { Button, EmptyState, Row, Stack } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/dialog';
import { CommitField } from '../panels/commit-field';
import type { PictureRequest } from './picture-request';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Choice = styled.button`
  display: grid;
  width: 100%;
  padding: 0;
  overflow: hidden;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-s);
  background: var(--color-surface);
  cursor: pointer;

  &:hover {
    border-color: var(--color-accent);
  }
  img {
    width: 100%;
    height: 104px;
    background: var(--color-surface-sunken);
    object-fit: cover;
  }
  span {
    padding: var(--space-2);
    overflow: hidden;
    font-size: var(--text-12);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

interface PictureDialogProps {
  readonly request: PictureRequest;
  /** Uploads a picture and resolves to its address; reports failures itself. */
  readonly upload: (file: File) => Promise<string | null>;
}

/** Dialog to choose a picture: one of the website's, an upload, or an address. */
export function PictureDialog({ request, upload }: PictureDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const input = useId();
  const { pictures } = request;
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setBusy(true);
    const address = await upload(file);
    setBusy(false);
    if (address !== null) request.choose(address);
  };
  const open = (): void =>
    document.querySelector<HTMLInputElement>(`#${CSS.escape(input)}`)?.click();
  return (
    <Dialog
      open
      width={640}
      title="Choose a picture"
      onOpenChange={(isOpen) => !isOpen && request.close()}
      footer={
        <Row>
          <Button icon={<Upload size={16} aria-hidden />} busy={isBusy} onClick={open}>
            Upload a picture
          </Button>
          <input
            id={input}
            type="file"
            hidden
            accept="image/*"
            aria-label="Picture file"
            onChange={({ currentTarget }) => void take(currentTarget.files?.[0])}
          />
        </Row>
      }
    >
      <Stack>
        {pictures.length === 0 ? (
          <EmptyState title="This website has no pictures of its own yet">
            Upload one; it is kept with the website.
          </EmptyState>
        ) : (
          <Grid aria-label="Pictures of this website">
            {pictures.map(({ name, address }) => (
              <li key={address}>
                <Choice type="button" title={name} onClick={() => request.choose(address)}>
                  <img src={address} alt="" loading="lazy" />
                  <span>{name}</span>
                </Choice>
              </li>
            ))}
          </Grid>
        )}
        <CommitField
          label="Or the address of a picture on the web"
          value=""
          onCommit={(text) => {
            const address = text.trim();
            if (!/^https:\/\/\S+$/.test(address)) return 'The address must begin with https://';
            request.choose(address);
            return undefined;
          }}
        />
      </Stack>
    </Dialog>
  );
}

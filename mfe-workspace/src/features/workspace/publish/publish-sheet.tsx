import { useId, useState } from 'react';
import { websiteLimits } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { Button, Form, Stack, TextField } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/dialog';
import { useProjectStore } from '../model';
import { FactsForm, usePageFacts } from '../facts';
import type { PageFacts } from '../facts';
import { OpenPlaceholders } from './open-placeholders';
import { SocialPicture } from './social-picture';
import { StorageNote } from './storage-note';
import { useAddress } from './use-address';
import type { AddressChoice } from './use-address';
import type { PublishMutation } from './use-publish';

const Address = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-1);

  > :first-child {
    width: 100%;
  }
`;

/** Properties of `PublishSheet`. */
export interface PublishSheetProps {
  readonly publish: PublishMutation;
  readonly onClose: () => void;
}

/** The sheet before publishing: name, address and open placeholders. */
export default function PublishSheet({ publish, onClose }: PublishSheetProps) {
  const id = useId();
  const facts = usePageFacts();
  const [isFilling, setFilling] = useState(false);
  const store = useProjectStore();
  // As of opening: publishing changes it while the sheet closes.
  const [site] = useState(store.getState().site);
  const isPublished = site !== null;
  const [title, setTitle] = useState(store.getState().draft.title);
  const address = useAddress(site?.id ?? null, title);
  if (isFilling) return <FillingSheet facts={facts} onDone={() => setFilling(false)} />;

  const nameError = title.trim() === '' ? 'Name is required' : undefined;
  const submit = async (): Promise<void> => {
    if (nameError || address.error) return;
    store.getState().rename(title, new Date());
    // The mutation has already shown the error; the sheet stays open for another try.
    await publish.mutateAsync({ slug: address.wanted }).then(onClose, () => undefined);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isPublished ? 'Publish settings' : 'Publish your website'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            busy={publish.isPending}
            disabled={address.isChecking}
          >
            {isPublished ? 'Publish again' : 'Publish'}
          </Button>
        </>
      }
    >
      <Stack>
        <Form id={id} onSubmit={submit}>
          <TextField
            label="Name"
            value={title}
            error={nameError}
            maxLength={websiteLimits.title}
            onChange={(event) => setTitle(event.target.value)}
          />
          <AddressField address={address} />
        </Form>
        <OpenPlaceholders facts={facts} onFill={() => setFilling(true)} />
        <StorageNote link={address.link ?? site?.link ?? null} />
        <SocialPicture address={address.usable} />
      </Stack>
    </Dialog>
  );
}

function AddressField({ address }: { readonly address: AddressChoice }) {
  const { suggestion, type } = address;
  return (
    <Address>
      <TextField
        label="Address"
        value={address.value}
        error={address.error}
        hint={address.hint}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
      />
      {suggestion !== null && (
        <Button size="small" variant="quiet" onClick={() => type(suggestion)}>
          Use {suggestion}
        </Button>
      )}
    </Address>
  );
}

/** The form for missing facts, in place of the sheet, which returns afterwards. */
function FillingSheet({ facts, onDone }: { facts: PageFacts; onDone: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onDone}
      title="Facts only you know"
      description="What you enter appears everywhere on the page at once, and is remembered for your next website."
    >
      <FactsForm
        open={facts.open}
        said={facts.said}
        later="Back"
        onLater={onDone}
        onDone={onDone}
      />
    </Dialog>
  );
}

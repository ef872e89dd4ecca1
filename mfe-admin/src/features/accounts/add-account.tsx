import { useNavigate } from 'shared-kit/router';
import type { AccountArea } from './account-area';
import { AccountFormDialog } from './account-form-dialog';
import { useAddAccount } from './use-account-changes';

const nobody = { name: '', email: '', flags: {}, releaseManager: 0 } as const;

/** Dialog that adds an account. Each opening starts with an empty form and all flags 0. */
export default function AddAccount(props: { area: AccountArea; onClose: () => void }) {
  const { area, onClose } = props;
  const navigate = useNavigate();
  const addition = useAddAccount(area);
  return (
    <AccountFormDialog
      area={area}
      title="Add New User"
      passwordLabel="Password"
      submitLabel="Add User"
      initial={nobody}
      onClose={onClose}
      onSubmit={async (entry) => {
        await addition.mutateAsync(entry);
        onClose();
        if (area.afterAdding !== null) await navigate(area.afterAdding);
      }}
    />
  );
}

import type { Account, AccountArea } from './account-area';
import { AccountFormDialog } from './account-form-dialog';
import { useUpdateAccount } from './use-account-changes';

/** Dialog that edits an account; an empty password keeps the current one. */
export default function EditAccount(props: {
  area: AccountArea;
  account: Account;
  onClose: () => void;
}) {
  const { area, account, onClose } = props;
  const update = useUpdateAccount(area, account);
  return (
    <AccountFormDialog
      area={area}
      title="Edit User"
      passwordLabel="Password (Optional)"
      submitLabel="Update User"
      initial={{
        name: account.name,
        email: account.email,
        flags: flagsOf(area, account),
        releaseManager: account.release_manager,
      }}
      onClose={onClose}
      onSubmit={async (entry) => {
        await update.mutateAsync(entry);
        onClose();
      }}
    />
  );
}

const flagsOf = (area: AccountArea, account: Account) =>
  Object.fromEntries(area.flags.map(({ key }) => [key, account[key] ?? 0]));

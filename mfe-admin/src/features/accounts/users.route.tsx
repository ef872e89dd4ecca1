import { AccountScreen } from './account-screen';
import { usersArea } from './users.area';

/** Everybody who can sign in. */
export default function UsersRoute() {
  return <AccountScreen area={usersArea} />;
}

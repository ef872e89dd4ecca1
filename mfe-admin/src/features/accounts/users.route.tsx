import { AccountScreen } from './account-screen';
import { usersArea } from './users.area';

/** The Admin Users page. */
export default function UsersRoute() {
  return <AccountScreen area={usersArea} />;
}

import { agencyArea } from './agency.area';
import { AccountScreen } from './account-screen';

/** The users a manager has added. */
export default function AgencyRoute() {
  return <AccountScreen area={agencyArea} />;
}

import { agencyArea } from './agency.area';
import { AccountScreen } from './account-screen';

/** The Agency Users page. */
export default function AgencyRoute() {
  return <AccountScreen area={agencyArea} />;
}

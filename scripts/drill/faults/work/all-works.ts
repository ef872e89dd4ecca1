import type { HostClient } from '../../../release/host-client';
import type { FaultHost } from '../fault-host';
import type { Work } from '../work';
import { factWork } from './fact-work';
import { formWork } from './form-work';
import { generationWork } from './generation-work';
import { projectWork } from './project-work';
import { siteWork } from './site-work';

/** Everything people do, at once. */
export const allWorks = (host: FaultHost, admin: HostClient): Work[] => [
  projectWork(admin),
  factWork(admin),
  formWork(admin, host.sitesUrl),
  siteWork(admin, host.sitesUrl),
  generationWork(admin),
];

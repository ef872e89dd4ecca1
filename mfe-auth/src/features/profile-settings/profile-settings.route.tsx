import type { ReactElement } from 'react';
import { Page } from 'shared-kit/ui';
import { BasicDetails } from './basic-details';
import { SecondFactor } from './second-factor/second-factor';
import { Security } from './security';
import { Sessions } from './sessions';

/** The Profile Settings page. */
export default function ProfileSettingsRoute(): ReactElement {
  return (
    <Page title="Profile Settings">
      <BasicDetails />
      <Security />
      <SecondFactor />
      <Sessions />
    </Page>
  );
}

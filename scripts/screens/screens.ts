/** A screen to photograph: its file's name, its address, and what proves that it has arrived. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly heading: string | RegExp;
  readonly signedIn: boolean;
}

const member = (name: string, path: string, heading: string | RegExp): Screen => ({
  name,
  path,
  heading,
  signedIn: true,
});

/** Every screen but the workspace, which needs a project first. */
export const screens: readonly Screen[] = [
  { name: 'login', path: '/', heading: 'Sign in', signedIn: false },
  { name: 'forgot-password', path: '/forget-password', heading: /./, signedIn: false },
  { name: 'reset-password', path: '/reset-password', heading: /./, signedIn: false },
  { name: 'template', path: '/template', heading: 'Upcoming Events', signedIn: false },
  member('tutorials', '/tutorials', 'Tutorials'),
  member('projects', '/projects', /^Welcome/),
  member('create-project', '/create-project', 'Create New Project'),
  member('users', '/users', 'Admin Users'),
  member('agency', '/agency', 'Agency Users'),
  member('upgrade', '/Upgrade', /./),
  member('affiliate-offers', '/hot-dfy-offers', /./),
  member('limitless', '/limitless', /./),
  member('multiple-income', '/multiple-income', /./),
  member('franchise', '/franchise', /./),
  member('bonus', '/Bonus', /./),
  member('profile-settings', '/profile-settings', 'Profile Settings'),
];

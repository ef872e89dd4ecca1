import { html } from '../../text/markup';
import { definePart, field } from './define-part';

const script = String.raw`// A local demo of accounts: names only, no password is kept anywhere
for (const { find } of plansOf('account')) {
  const draw = () => {
    const user = shelf.get('user', null);
    find('out').hidden = Boolean(user);
    find('in').hidden = !user;
    find('hello').textContent = user ? 'Signed in as ' + user.name + ', ' + user.role : '';
    if (user) for (const name of ['name', 'email', 'about']) find('profile').elements[name].value = user[name] ?? '';
  };
  find('form').addEventListener('submit', (event) => {
    event.preventDefault();
    if (!complete(event.target, find('status'))) return;
    const { name, email, role } = valuesOf(event.target);
    shelf.set('user', { name, email, role });
    event.target.reset();
    find('status').textContent = '';
  });
  find('profile').addEventListener('submit', (event) => {
    event.preventDefault();
    if (!complete(event.target, find('saved'))) return;
    shelf.set('user', { ...shelf.get('user'), ...valuesOf(event.target) });
    find('saved').textContent = 'Profile saved on this device.';
  });
  find('leave').addEventListener('click', () => shelf.set('user', false));
  shelf.on('user', draw);
  draw();
}`;

const rolesIn = (prompt: string): string[] => {
  const told = [
    'Teacher',
    'Student',
    'Employer',
    'Manager',
    'Employee',
    'Seller',
    'Customer',
    'Organiser',
    'Doctor',
    'Patient',
    'Editor',
    'Administrator',
    'Visitor',
  ].filter((role) => new RegExp(`\\b${role.slice(0, 5)}`, 'i').test(prompt));
  return told.length > 1 ? told : ['Member', 'Administrator'];
};

/** Signing in, as a demo that says so. */
export const accountPart = definePart({
  id: 'c-account',
  nav: 'Account',
  script,
  note: 'Signing in and registering are a demo on the visitor’s own device: no password is checked or kept. Real accounts need a server.',
  render: (view) => ({
    title: view.wanted?.words ?? 'Account',
    body: html`<div class="app app__cols app__cols--even" data-account="{}">
      <form class="panel stack" data-part="form" novalidate aria-label="Log in or register">
        <h3>Log in or register</h3>
        <p class="hint">A demo on this device: any password works and none is kept.</p>
        ${field(view, 'name', 'Name')} ${field(view, 'email', 'Email', { type: 'email' })}
        ${field(view, 'password', 'Password', { type: 'password' })}
        ${field(view, 'role', 'Role', { choices: rolesIn(view.brief.prompt) })}
        <button type="submit" class="button">Log in</button>
        <p role="status" data-part="status"></p>
      </form>
      <div class="panel stack">
        <h3>Profile</h3>
        <p data-part="out">You are not signed in.</p>
        <div class="stack" data-part="in" hidden>
          <p data-part="hello"></p>
          <form class="stack" data-part="profile" novalidate aria-label="Profile">
            <div class="field">
              <label for="${view.anchor}-pn">Display name</label
              ><input id="${view.anchor}-pn" name="name" type="text" required />
            </div>
            <div class="field">
              <label for="${view.anchor}-pe">Email address</label
              ><input id="${view.anchor}-pe" name="email" type="email" required />
            </div>
            <div class="field">
              <label for="${view.anchor}-pa">About you</label
              ><textarea id="${view.anchor}-pa" name="about" rows="3"></textarea>
            </div>
            <p class="row">
              <button type="submit" class="button button--small">Save profile</button
              ><button type="button" class="button button--small button--quiet" data-part="leave">
                Log out
              </button>
            </p>
            <p role="status" data-part="saved"></p>
          </form>
        </div>
      </div>
    </div>`,
  }),
});

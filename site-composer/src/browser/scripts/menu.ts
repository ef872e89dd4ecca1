/** Folds the navigation behind its button on narrow screens. */
const button = document.querySelector<HTMLButtonElement>('.menu-button');
const navigation = document.getElementById('navigation');

if (button && navigation) {
  const show = (open: boolean) => {
    navigation.dataset['state'] = open ? 'open' : 'closed';
    button.setAttribute('aria-expanded', String(open));
  };
  button.hidden = false;
  show(false);
  button.addEventListener('click', () => show(navigation.dataset['state'] !== 'open'));
  navigation.addEventListener('click', (event) => {
    if (event.target instanceof HTMLAnchorElement) show(false);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || navigation.dataset['state'] !== 'open') return;
    show(false);
    button.focus();
  });
}

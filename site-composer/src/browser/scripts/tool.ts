/** An interactive part of the page, with its plan and texts. */
export interface Tool<Plan> {
  readonly root: HTMLElement;
  readonly plan: Plan;
  readonly labels: Readonly<Record<string, string>>;
  readonly language: string;
  readonly id: string;
}

/** A link to the tool leads to its first control, so that a keyboard can go on from there. */
function focusFromLinks(root: HTMLElement): void {
  const section = root.closest('section[id]');
  if (!section) return;
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.getAttribute('href') !== `#${section.id}`) return;
    const control = root.querySelector<HTMLElement>(
      'input:not([disabled]), select, textarea, button:not([disabled])',
    );
    // The jump to the section comes first; it would take the focus away again.
    if (control) setTimeout(() => control.focus({ preventScroll: true }), 0);
  });
}

/** Starts every part of one kind, replacing its fallback for pages without scripts unless that is kept. */
export function startTools<Plan>(
  name: string,
  start: (tool: Tool<Plan>) => void,
  { keep = false } = {},
): void {
  document.querySelectorAll<HTMLElement>(`[data-tool="${name}"]`).forEach((root, index) => {
    const plan = JSON.parse(root.dataset['plan'] ?? '{}') as Plan;
    const labels = JSON.parse(root.dataset['labels'] ?? '{}') as Record<string, string>;
    if (!keep) root.replaceChildren();
    start({
      root,
      plan,
      labels,
      language: root.dataset['language'] ?? 'en',
      id: `${name}-${index}`,
    });
    focusFromLinks(root);
  });
}

/** A working part of the page with its plan and its words. */
export interface Tool<Plan> {
  readonly root: HTMLElement;
  readonly plan: Plan;
  readonly labels: Readonly<Record<string, string>>;
  readonly language: string;
  readonly id: string;
}

/** Starts every part of one kind; what stood there for pages without scripts goes. */
export function startTools<Plan>(name: string, start: (tool: Tool<Plan>) => void): void {
  document.querySelectorAll<HTMLElement>(`[data-tool="${name}"]`).forEach((root, index) => {
    const plan = JSON.parse(root.dataset['plan'] ?? '{}') as Plan;
    const labels = JSON.parse(root.dataset['labels'] ?? '{}') as Record<string, string>;
    root.replaceChildren();
    start({
      root,
      plan,
      labels,
      language: root.dataset['language'] ?? 'en',
      id: `${name}-${index}`,
    });
  });
}

import type { WebsiteListItem } from 'shared-kit/contract';

/** Projects whose title contains the text, whatever the case. Blank text finds all. */
export function findByTitle(projects: readonly WebsiteListItem[], text: string) {
  const wanted = text.trim().toLowerCase();
  return projects.filter((project) => project.title.toLowerCase().includes(wanted));
}

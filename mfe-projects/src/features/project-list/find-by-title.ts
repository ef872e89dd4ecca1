/** Projects whose title contains the text, case-insensitively. Blank text matches all. */
export function findByTitle<Titled extends { readonly title: string }>(
  projects: readonly Titled[],
  text: string,
) {
  const wanted = text.trim().toLowerCase();
  return projects.filter((project) => project.title.toLowerCase().includes(wanted));
}

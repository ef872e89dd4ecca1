/** How long the download's object URL stays valid, in milliseconds. */
const addressLifetimeMs = 60_000;

/** Saves CSV rows as a download. */
export function saveCsv(rows: readonly string[], name: string): void {
  const file = new Blob([...rows], { type: 'text/csv;charset=utf-8' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, addressLifetimeMs);
}

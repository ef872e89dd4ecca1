/** How long the browser may take to read a download's address before it is given back. */
const addressLifetimeMs = 60_000;

/** Hands rows of a CSV file to the browser as a download. */
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

import { make } from './dom';

/** Gives a text as a file; the mark in front makes spreadsheets read it as UTF-8. */
export function download(name: string, text: string, type = 'text/csv'): void {
  const parts = type === 'text/csv' ? ['\ufeff', text] : [text];
  const address = URL.createObjectURL(new Blob(parts, { type }));
  make('a', { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

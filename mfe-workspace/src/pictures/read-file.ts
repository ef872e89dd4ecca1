import { pictureLimits, pictureTypes } from 'shared-kit/contract';

/** Reason to refuse a file before upload; null when the host decides. */
export function refuseFile({ name, size, type }: File): string | null {
  if (!pictureTypes.some((known) => known === type)) {
    return `${name} is not a picture that can be used. Pictures can be PNG, JPEG, WebP or GIF files.`;
  }
  return size > pictureLimits.bytes ? `${name} is too large: at most 10 MB.` : null;
}

/** A file's content as base64. */
export async function readFile(file: File): Promise<string> {
  return await new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('error', () => reject(new Error(`${file.name} could not be read.`)));
    reader.addEventListener('load', () => {
      const address = typeof reader.result === 'string' ? reader.result : '';
      resolve(address.slice(address.indexOf(',') + 1));
    });
    reader.readAsDataURL(file);
  });
}

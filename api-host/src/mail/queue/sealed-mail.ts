import { z } from 'zod';
import type { SecretBox } from '../../secrets/secret-box';
import type { Mail } from '../mail.port';

const shape = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  replyTo: z.string().optional(),
});

/** Encryption context: a mail cannot be decrypted in another row. */
const about = (id: string) => `queued mail ${id}`;

export const sealMail = (box: SecretBox, id: string, mail: Mail): string =>
  box.seal(JSON.stringify(mail), about(id));

/** Throws UnreadableSecret. */
export function openSealedMail(box: SecretBox, id: string, sealed: string): Mail {
  const { replyTo, ...mail } = shape.parse(JSON.parse(box.open(sealed, about(id))));
  return { ...mail, ...(replyTo === undefined ? {} : { replyTo }) };
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';

const pointer = z.object({
  version: z.string().check(z.regex(/^[\w.-]+$/)),
  script: z.string().check(z.regex(/^[\w.-]+\.js$/)),
  fonts: z.array(z.string().check(z.regex(/^[\w.-]+\.woff2$/))),
  /** Scripts and style sheets that the first script loads. */
  next: z.array(z.string().check(z.regex(/^[\w.-]+\.(?:js|css)$/))),
});

/** The editor's current build; null before there is one. */
export async function readEditorBuild(suiteDir: string): Promise<z.infer<typeof pointer> | null> {
  let text: string;
  try {
    text = await readFile(path.join(suiteDir, 'editor.json'), 'utf8');
  } catch {
    return null;
  }
  return pointer.parse(JSON.parse(text));
}

import { fontFile } from 'site-composer/fonts';
import { fontFolder, fontNamesIn } from 'shared-kit/contract';
import type { SiteFiles } from 'shared-kit/contract';
import type { DeployedFile } from '../websites/deployment';

/** The typefaces used by a website, to publish with it; unknown names are skipped. */
export function fontsFor(files: SiteFiles): DeployedFile[] {
  return fontNamesIn(files).flatMap((name) => {
    const content = fontFile(name);
    return content ? [{ path: fontFolder + name, content }] : [];
  });
}

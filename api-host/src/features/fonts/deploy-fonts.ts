import { fontFile } from 'site-composer/fonts';
import { fontFolder, fontNamesIn } from 'shared-kit/contract';
import type { SiteFiles } from 'shared-kit/contract';
import type { DeployedFile } from '../websites/deployment';

/** The typefaces a website asks for, to be published with it; a name nobody bundled finds nothing. */
export function fontsFor(files: SiteFiles): DeployedFile[] {
  return fontNamesIn(files).flatMap((name) => {
    const content = fontFile(name);
    return content ? [{ path: fontFolder + name, content }] : [];
  });
}

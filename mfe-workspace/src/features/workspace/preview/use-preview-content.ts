import { useMemo } from 'react';
import { useRuntimeConfig } from 'shared-kit/config';
import {
  inlineDocument,
  markElements,
  withFontAddresses,
  withPictureAddresses,
} from 'shared-kit/contract';
import type { DraftFiles } from 'shared-kit/contract';
import type { ShownFiles } from '../model';
import { draftStyles } from './draft-styles';
import type { PreviewContent } from './preview-channel';
import { usePictureAddresses } from './use-picture-addresses';

/** The document for the frame; null while there is none or the pictures' addresses are unknown. */
export function usePreviewContent(shown: ShownFiles | null, title: string): PreviewContent | null {
  const { sitesUrl } = useRuntimeConfig();
  const addresses = usePictureAddresses(shown?.files ?? null);
  return useMemo(
    () => shown && addresses && toContent(shown, addresses, sitesUrl, title),
    [shown, addresses, sitesUrl, title],
  );
}

function toContent(
  { files, isGrowing }: ShownFiles,
  addresses: ReadonlyMap<string, string>,
  sitesUrl: string,
  title: string,
): PreviewContent {
  const whole = (page: DraftFiles): string =>
    inlineDocument(withPictureAddresses(withFontAddresses(page, sitesUrl), addresses), title);
  return isGrowing
    ? {
        type: 'sketch',
        document: whole({
          ...files,
          css: files.css.trim() === '' ? draftStyles : files.css,
          js: '',
        }),
      }
    : {
        type: 'render',
        document: whole({ ...files, html: markElements(files.html) }),
      };
}

/// <reference path="./woff2.d.ts" />
import monoLatin from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';
import sansLatin from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';

/**
 * The only file that imports fonts. Latin alone: 29 KB and 23 KB; other scripts fall back to the
 * system's fonts. The metrics of the fallback faces follow Geist's, so the swap moves nothing.
 */
export const fontFaces = `
  @font-face {
    font-family: 'Geist Variable';
    font-style: normal;
    font-display: swap;
    font-weight: 100 900;
    src: url(${sansLatin}) format('woff2');
  }
  @font-face {
    font-family: 'Geist Mono Variable';
    font-style: normal;
    font-display: swap;
    font-weight: 100 900;
    src: url(${monoLatin}) format('woff2');
  }
  @font-face {
    font-family: 'Geist Fallback';
    src: local('Arial'), local('Liberation Sans'), local('Helvetica Neue');
    size-adjust: 104.5%;
    ascent-override: 88%;
    descent-override: 22%;
    line-gap-override: 9.6%;
  }
  @font-face {
    font-family: 'Geist Mono Fallback';
    src: local('Courier New'), local('Liberation Mono');
    size-adjust: 100%;
    ascent-override: 92%;
    descent-override: 22%;
    line-gap-override: 9%;
  }
`;

/** Font the first paint needs; the page preloads it. */
export const preloadedFont = sansLatin;

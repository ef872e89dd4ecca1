/// <reference path="../woff2.d.ts" />
import monoLatin from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';
import sansLatin from './geist-latin-400-700.woff2';

/**
 * The only file that imports fonts. Latin alone: 20 KB and 23 KB; other scripts fall back to the
 * system's fonts. The fallback faces have Geist's measured width and height, so the swap moves nothing.
 */
export const fontFaces = `
  @font-face {
    font-family: 'Geist Variable';
    font-style: normal;
    font-display: swap;
    font-weight: 400 700;
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
    font-weight: 100 500;
    src: local('Arial'), local('Liberation Sans');
    size-adjust: 102.3%;
    ascent-override: 98.2%;
    descent-override: 28.8%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Geist Fallback';
    font-weight: 501 900;
    src: local('Arial Bold'), local('Liberation Sans Bold');
    size-adjust: 99.9%;
    ascent-override: 100.6%;
    descent-override: 29.5%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Geist Mono Fallback';
    src: local('Courier New'), local('Liberation Mono');
    ascent-override: 100.5%;
    descent-override: 29.5%;
    line-gap-override: 0%;
  }
`;

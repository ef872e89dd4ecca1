import type { ReactElement } from 'react';
import type { ArtName } from './sample-events';

/**
 * SVG drawings instead of photographs: no requests, no licences. Their colours belong to the
 * picture and are therefore not tokens.
 */
const drawings: Record<ArtName, ReactElement> = {
  harbour: (
    <>
      <path fill="#16324f" d="M0 0h320v180H0z" />
      <circle cx="232" cy="62" r="30" fill="#f6d69a" />
      <path fill="#24496e" d="M0 92h320v88H0z" />
      <path
        fill="#f6d69a"
        opacity=".55"
        d="M206 104h52v4h-52zM214 116h36v4h-36zM222 128h20v4h-20z"
      />
      <path fill="#0d2238" d="M40 110h96l-14 22H54z" />
      <path fill="#e9eef4" d="M84 40v64H50zM90 52v52h30z" />
      <path stroke="#5f86ad" strokeWidth="3" fill="none" d="M0 146q20-8 40 0t40 0 40 0 40 0" />
      <path stroke="#5f86ad" strokeWidth="3" fill="none" d="M160 160q20-8 40 0t40 0 40 0 40 0" />
    </>
  ),
  workshop: (
    <>
      <path fill="#efe6d8" d="M0 0h320v180H0z" />
      <path fill="#c9a87c" d="M0 132h320v48H0z" />
      <path fill="#7d5a35" d="M0 132h320v8H0z" />
      <path fill="#3d6b66" d="M56 40h16v92H56z" />
      <path fill="#2b4d49" d="M34 28h60v24H34z" />
      <path fill="#d9822b" d="m168 132 42-96 14 6-42 96z" />
      <path fill="#7a828a" d="m210 36 10-24 14 6-10 24z" />
      <circle cx="262" cy="98" r="34" fill="#3d6b66" />
      <circle cx="262" cy="98" r="12" fill="#efe6d8" />
      <path
        stroke="#3d6b66"
        strokeWidth="12"
        d="M262 56v14M262 126v14M220 98h14M290 98h14M232 68l10 10M282 118l10 10M292 68l-10 10M242 118l-10 10"
      />
      <path fill="#2b4d49" d="M104 116h44v16h-44z" />
    </>
  ),
  market: (
    <>
      <path fill="#fbe9d3" d="M0 0h320v180H0z" />
      <path stroke="#8a4b2a" strokeWidth="2" fill="none" d="M0 22q80 30 160 0t160 0" />
      <path fill="#c8412f" d="m34 31 20 3-12 18zM254 36l20 0-12 18z" />
      <path fill="#3f7d5a" d="m92 34 20-3-6 19zM200 27l20 6-14 16z" />
      <path fill="#e2a32d" d="m142 27 18-5-4 19z" />
      <path fill="#8a4b2a" d="M60 84h8v78h-8zM252 84h8v78h-8z" />
      <path fill="#c8412f" d="M44 70h46v30H44zM136 70h46v30h-46zM228 70h48v30h-48z" />
      <path fill="#fffaf3" d="M90 70h46v30H90zM182 70h46v30h-46z" />
      <path fill="#8a4b2a" d="M60 134h200v28H60z" />
      <circle cx="96" cy="124" r="12" fill="#e2a32d" />
      <circle cx="120" cy="124" r="12" fill="#c8412f" />
      <circle cx="144" cy="124" r="12" fill="#e2a32d" />
      <circle cx="184" cy="124" r="12" fill="#3f7d5a" />
      <circle cx="208" cy="124" r="12" fill="#7fae5c" />
    </>
  ),
  trail: (
    <>
      <path fill="#cfe3ea" d="M0 0h320v180H0z" />
      <circle cx="70" cy="48" r="20" fill="#f7e7b0" />
      <path fill="#8fb0bd" d="m0 120 74-62 58 48 62-76 126 98v52H0z" />
      <path fill="#ffffff" d="m194 30 24 19-14 8-12-8-12 10z" />
      <path fill="#4e7f66" d="m0 146 90-38 84 30 70-26 76 28v40H0z" />
      <path
        fill="none"
        stroke="#f2e3c4"
        strokeWidth="7"
        strokeLinecap="round"
        d="M150 180c-20-14 34-18 20-30s36-12 26-22"
      />
      <path fill="#2f5a46" d="m40 148 14-34 14 34zM64 154l12-30 12 30zM262 150l14-34 14 34z" />
    </>
  ),
  meetup: (
    <>
      <path fill="#1e2430" d="M0 0h320v180H0z" />
      <rect x="40" y="30" width="150" height="104" rx="8" fill="#2c3545" />
      <circle cx="54" cy="44" r="4" fill="#ef7d62" />
      <circle cx="68" cy="44" r="4" fill="#f0c05a" />
      <circle cx="82" cy="44" r="4" fill="#67b58b" />
      <path
        stroke="#8fa3c0"
        strokeWidth="6"
        strokeLinecap="round"
        d="M56 68h52M56 86h86M72 104h62M72 118h34"
      />
      <path stroke="#ef7d62" strokeWidth="6" strokeLinecap="round" d="M120 68h40M150 104h22" />
      <rect x="172" y="78" width="108" height="76" rx="8" fill="#67b58b" />
      <circle cx="206" cy="110" r="14" fill="#1e2430" />
      <path fill="#1e2430" d="M182 154c2-26 46-26 48 0z" />
      <circle cx="248" cy="114" r="10" fill="#e9f3ec" />
      <path fill="#e9f3ec" d="M230 154c2-22 34-22 36 0z" />
    </>
  ),
  studio: (
    <>
      <path fill="#f4efe6" d="M0 0h320v180H0z" />
      <path fill="#d6583f" d="M24 150c-14-44 20-86 62-74s46 60 20 84-72 24-82-10z" />
      <path fill="#2f5d8a" d="M122 30c40-22 92-4 88 34s-52 42-82 30-40-46-6-64z" />
      <path fill="#e5b13a" d="M206 108c32-12 74 6 72 36s-58 32-82 14-22-38 10-50z" />
      <path
        fill="none"
        stroke="#26302c"
        strokeWidth="4"
        strokeLinecap="round"
        d="M60 40c30-24 34 20 64 20s20 40 56 34 30 50 76 34"
      />
      <circle cx="262" cy="52" r="16" fill="#4b8b6f" />
    </>
  ),
};

/** Picture of a sample event; decorative, because title and category are next to it. */
export function EventArt(props: { name: ArtName }) {
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {drawings[props.name]}
    </svg>
  );
}

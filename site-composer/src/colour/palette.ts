import type { Look } from '../model/page';
import { askedPair, leading } from './asked-pair';
import { colour, readColour, straw } from './oklch';
import { isDeep, isPale } from './place-of-colour';
import { drawArtColours } from './art-colours';
import type { ArtColours } from './art-colours';
import type { GroundName, Repair } from './ground';
import { paintGround } from './paint-ground';
import type { GroundColours } from './paint-ground';
import { settleAccent } from './settle-accent';

/** How much of the accent is in the quiet grounds: hardly any, a warm breath, a breath. */
export type Temperature = 'neutral' | 'warm' | 'tinted';

export interface Palette {
  readonly scheme: 'light' | 'dark';
  readonly grounds: Readonly<Record<GroundName | 'header' | 'footer', GroundColours>>;
  readonly art: ArtColours;
  /** What the quiet grounds lean towards, so that a change of the page can compute them again. */
  readonly lean: string;
  readonly repairs: readonly Repair[];
}

/** Chroma of the second ground; the page's own has about a quarter of it. */
const breaths: Readonly<Record<Temperature, number>> = {
  neutral: 0.008,
  warm: 0.025,
  tinted: 0.022,
};
const softBreath = 0.036;
const mostBreath = 0.034;
const ofPaper = 0.27;

const coolHue = 262;
const isWarm = (hue: number) => hue < 115 || hue > 340;

/** Dark oranges and reds are brown, which few subjects are: beside them stands a warm charcoal with little colour. */
function deepColour(lightness: number, hue: number, chroma: number): string {
  if (chroma < 0.03) return colour(lightness, 0.006, hue);
  if (chroma < 0.075 || isWarm(hue)) return colour(lightness, 0.02, hue);
  return colour(lightness, Math.min(0.065, chroma * 0.5), hue);
}

interface Bases {
  readonly paper: string;
  readonly tint: string;
  readonly deep: string;
}

/** A palette says itself how coloured its grounds are; else a grey accent has grey ones. */
function breathOf({ ground, soft }: Look, temperature: Temperature, chroma: number): number {
  if (ground !== undefined) return Math.min(readColour(ground).chroma, mostBreath);
  if (chroma < 0.03) return 0.003;
  return soft ? softBreath : breaths[temperature];
}

function baseColours(look: Look, dark: boolean, accent: string, temperature: Temperature): Bases {
  const { hue, chroma } = readColour(accent);
  const quiet = straw(look.ground === undefined ? hue : readColour(look.ground).hue);
  const breath = breathOf(look, temperature, chroma);
  const cools = look.ground === undefined && isWarm(quiet);
  const night = cools ? coolHue : quiet;
  const deep = deepColour(dark ? 0.13 : 0.25, hue, dark ? Math.min(chroma, 0.05) : chroma);
  if (dark)
    return {
      paper: colour(cools ? 0.175 : 0.195, breath * 0.75, night),
      tint: colour(cools ? 0.225 : 0.245, breath * 0.95, night),
      deep,
    };
  return {
    paper: colour(0.985, breath * ofPaper, quiet),
    tint: colour(0.945, breath, quiet),
    deep,
  };
}

function tintOf(paper: string): string {
  const { lightness, chroma, hue } = readColour(paper);
  const moved = lightness > 0.5 ? lightness - 0.04 : lightness + 0.05;
  // White has no hue: a tint of it would be pink.
  return colour(moved, chroma < 0.003 ? 0 : Math.max(chroma, 0.012), hue);
}

/**
 * Computes every colour of a page from its accent and the requested ones; all text is legible on
 * its background.
 */
export function makePalette(look: Look, temperature: Temperature): Palette {
  const { asked } = look;
  const background = asked['background'];
  const scheme = background
    ? readColour(background).lightness < 0.5
      ? 'dark'
      : 'light'
    : look.scheme;
  const repairs: Repair[] = [];
  const white = scheme === 'dark' ? '#16161a' : '#ffffff';
  const accent = settleAccent(look, background ?? white);
  const { second } = askedPair(look, background ?? white);
  const bases = baseColours(look, scheme === 'dark', accent, temperature);
  const paper = background ?? bases.paper;
  const pale = second !== null && isPale(second) && second !== leading(look);
  const leads = second !== null && second === leading(look);
  const deep = second !== null && (isDeep(second) || leads) ? second : bases.deep;
  // The last ground of a page is a dark one.
  const last = isDeep(deep) ? deep : bases.deep;
  const tint = pale ? second : background ? tintOf(background) : bases.tint;
  const paint = (ground: string, name: GroundName | 'header' | 'footer') =>
    paintGround({ ground, name, accent, second, asked, repairs });
  return {
    scheme,
    grounds: {
      paper: paint(paper, 'paper'),
      tint: paint(tint, 'tint'),
      deep: paint(deep, 'deep'),
      accent: paint(accent, 'accent'),
      header: paint(asked['header'] ?? paper, 'header'),
      footer: paint(asked['footer'] ?? last, 'footer'),
    },
    art: drawArtColours(
      asked['button'] ? (asked['brand'] ?? accent) : accent,
      scheme,
      second,
      Object.values(asked),
      look.art,
    ),
    lean: look.ground ?? accent,
    repairs,
  };
}

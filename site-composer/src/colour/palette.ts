import type { Look } from '../model/page';
import { askedPair } from './asked-pair';
import { colour, readColour, straw } from './oklch';
import { drawArtColours } from './art-colours';
import type { ArtColours } from './art-colours';
import type { GroundName, Repair } from './ground';
import { paintGround } from './paint-ground';
import type { GroundColours } from './paint-ground';
import { settleAccent } from './settle-accent';

/** The feel of the quiet grounds: paper white, warm, in the hue of the accent. */
export type Temperature = 'neutral' | 'warm' | 'tinted';

export interface Palette {
  readonly scheme: 'light' | 'dark';
  readonly grounds: Readonly<Record<GroundName | 'header' | 'footer', GroundColours>>;
  readonly art: ArtColours;
  readonly repairs: readonly Repair[];
}

const warmHue = 78;

function quietHue(temperature: Temperature, hue: number): { hue: number; strength: number } {
  if (temperature === 'warm') return { hue: warmHue, strength: 1.3 };
  if (temperature === 'tinted') return { hue: straw(hue), strength: 1 };
  return { hue, strength: 0.25 };
}

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

function baseColours(dark: boolean, accent: string, temperature: Temperature): Bases {
  const { hue, chroma } = readColour(accent);
  const quiet = quietHue(temperature, hue);
  const strength = chroma < 0.03 ? 0.15 : quiet.strength;
  const night = isWarm(quiet.hue) ? coolHue : quiet.hue;
  if (dark)
    return {
      paper: colour(0.175, 0.016 * strength, night),
      tint: colour(0.225, 0.024 * strength, night),
      deep: deepColour(0.13, hue, Math.min(chroma, 0.05)),
    };
  return {
    paper: colour(0.984, 0.007 * strength, quiet.hue),
    tint: colour(0.945, 0.022 * strength, quiet.hue),
    deep: deepColour(0.25, hue, chroma),
  };
}

function tintOf(paper: string): string {
  const { lightness, chroma, hue } = readColour(paper);
  const moved = lightness > 0.5 ? lightness - 0.04 : lightness + 0.05;
  // White has no hue: a tint of it would be pink.
  return colour(moved, chroma < 0.003 ? 0 : Math.max(chroma, 0.012), hue);
}

/** A pale colour is a quiet ground, any other one is as strong as the deep one it stands for. */
export function isPale(hex: string): boolean {
  return readColour(hex).lightness > 0.78;
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
  const bases = baseColours(scheme === 'dark', accent, temperature);
  const paper = background ?? bases.paper;
  const pale = second !== null && isPale(second);
  const deep = second !== null && !pale ? second : bases.deep;
  const tint = pale ? second : background ? tintOf(background) : bases.tint;
  const paint = (ground: string, name: GroundName | 'header' | 'footer') =>
    paintGround({ ground, name, accent, asked, repairs });
  return {
    scheme,
    grounds: {
      paper: paint(paper, 'paper'),
      tint: paint(tint, 'tint'),
      deep: paint(deep, 'deep'),
      accent: paint(accent, 'accent'),
      header: paint(asked['header'] ?? paper, 'header'),
      footer: paint(asked['footer'] ?? deep, 'footer'),
    },
    art: drawArtColours(accent, scheme, second, Object.values(asked)),
    repairs,
  };
}

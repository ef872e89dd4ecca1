import type { Section } from '../sections/section';
import { appCss } from './app-css';

type Known = Pick<Section, 'id' | 'nav' | 'asked' | 'covers' | 'render' | 'script'>;

/** An application as a section: shared look, shared tools, its own rules and script. */
export const defineApp = (
  app: Known & Partial<Omit<Section, 'css'>> & { rules?: string },
): Section => ({
  rank: 3,
  app: true,
  note: 'What visitors enter stays in their own browser; sharing it between people needs a server.',
  ...app,
  css: () => `${appCss()}${app.rules === undefined ? '' : `\n${app.rules.trim()}`}`,
});

/** Runs this remote alone, for development: `npm run dev -- <this folder>`. */
import { startStandalone } from 'shared-kit/standalone';
import { pages } from './app/pages';

await startStandalone(pages);

/** Runs this remote alone, for development: `npm run dev -- <this folder>`. */
import { pagesOf } from 'shared-kit/remote';
import { startStandalone } from 'shared-kit/standalone';
import { routes } from './app/routes';

await startStandalone(pagesOf(routes));

import { pagesOf } from 'shared-kit/remote';
import type { RemoteModule } from 'shared-kit/remote';
import { routes } from './app/routes';

export default { hostApi: '^1.0.0', pages: pagesOf(routes) } satisfies RemoteModule;

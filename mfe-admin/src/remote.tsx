import type { RemoteModule } from 'shared-kit/remote';
import { pages } from './app/pages';

export default { hostApi: '^1.0.0', pages } satisfies RemoteModule;

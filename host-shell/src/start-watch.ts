import { inlinedShellFilesId } from 'shared-kit/contract/rollout';
import { sendBeacons } from './features/health/send-beacons';
import { readInlinedJson } from './features/releases/inlined-json';
import { readPageLoad } from './features/releases/page-load';
import { watchStart } from './features/start-watch/watch-start';

const pageLoad = readPageLoad();
const shell = readInlinedJson(inlinedShellFilesId) as { readonly base: string } | undefined;

// Its own small script before the shell's: what it watches may be broken in any way, and may be another build.
watchStart({
  pageLoad,
  base: shell?.base ?? '/shell/',
  send: (events) => {
    sendBeacons({ load: pageLoad?.load, token: localStorage.getItem('token') }, events);
  },
  reload: () => {
    location.reload();
  },
});

import { createRoot } from 'react-dom/client';
import { logEvent } from './app/event-log';
import { openReleasedSuite } from './app/released-suite';
import { StartFailure } from './app/start-failure';
import { rootElement, startShell } from './app/start-shell';
import { NoRecordError } from './features/releases/open-record';

try {
  const suite = await openReleasedSuite();
  suite.watch(await startShell(suite));
} catch (cause) {
  if (!(cause instanceof NoRecordError)) throw cause;
  logEvent({ name: 'start-failed', detail: { cause: cause.message } });
  const reload = (): void => {
    location.reload();
  };
  createRoot(rootElement()).render(<StartFailure onRetry={reload} />);
}

import { loadReleaseRecord } from './app/release-record';
import { buildRemoteTable } from './app/remote-table';
import { startShell } from './app/start-shell';
import { createFederatedSource } from './features/remote-loader/federated-source';

const holder = await loadReleaseRecord();
const source = createFederatedSource({ record: holder.current, refreshRecord: holder.refresh });
await startShell(source, buildRemoteTable(holder.current()));

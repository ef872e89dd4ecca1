import { callApi, fetchForeignDocument } from 'shared-kit/client';
import { buildManifest, listOverrides, startOverride } from 'shared-kit/contract/releases';
import { queryOptions, useMutation } from 'shared-kit/query';

/** What this session may run alone, and where such builds may come from. */
export const ownBuilds = queryOptions({
  queryKey: ['releases', 'overrides'],
  queryFn: ({ signal }) => callApi(listOverrides, {}, { signal }),
  staleTime: 0,
});

/** A published build by its version, or one that is served somewhere else. */
export type Wanted = { readonly version: string } | { readonly address: string };

const withSlash = (address: string): string => (address.endsWith('/') ? address : `${address}/`);

/** The build describes itself: its hashes are what the host grants, and nothing else runs. */
async function describeLocal(remote: string, address: string) {
  const base = withSlash(address.trim());
  const manifest = await fetchForeignDocument(`${base}build.json`, buildManifest);
  if (manifest.name === remote) return { source: 'local' as const, base, manifest };
  throw new Error(`That is a build of ${manifest.name}, not of ${remote}.`);
}

/** Asks the host to let this session run a build of the remote. */
export function useOwnBuild(remote: string) {
  return useMutation({
    mutationFn: async (wanted: Wanted) => {
      const body =
        'address' in wanted
          ? await describeLocal(remote, wanted.address)
          : { source: 'published' as const, remote, version: wanted.version };
      return callApi(startOverride, { body });
    },
  });
}

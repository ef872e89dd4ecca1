import { create } from 'zustand';
import type { RuntimeConfig } from '../contract';

const useStore = create<{ config: RuntimeConfig | null }>()(() => ({ config: null }));

/** Stores the validated document; called once by the entry, before the first render. */
export function setRuntimeConfig(config: RuntimeConfig): void {
  useStore.setState({ config });
}

/** The runtime configuration, outside of components. Throws before an entry has set it. */
export function getRuntimeConfig(): RuntimeConfig {
  return present(useStore.getState().config);
}

/** The runtime configuration: every external address, the brand and the operator's settings. */
export function useRuntimeConfig(): RuntimeConfig {
  return present(useStore((state) => state.config));
}

/** The configuration's `siteNamesUrl`; undefined also where no configuration was ever loaded, as in the editor. */
export function getSiteNamesUrl(): string | undefined {
  return useStore.getState().config?.siteNamesUrl;
}

function present(config: RuntimeConfig | null): RuntimeConfig {
  if (!config) {
    throw new Error('The runtime configuration is not set: call loadRuntimeConfig() in the entry.');
  }
  return config;
}

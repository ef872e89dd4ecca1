/**
 * The first module of the development shell: hooks React Refresh into React before React DOM starts,
 * and offers it to modules that build-kit's refresh-loader.mjs has prepared. No released build contains it.
 */
import runtime from 'react-refresh/runtime';

/** webpack's `module.hot`, as far as it is used here. */
interface HotModule {
  readonly data?: unknown;
  accept(): void;
  dispose(callback: (data: Record<string, unknown>) => void): void;
}

runtime.injectIntoGlobalHook(globalThis);

/** Several modules may arrive with one change; they are put in place together. */
let isScheduled = false;
function scheduleRefresh(): void {
  if (isScheduled) return;
  isScheduled = true;
  queueMicrotask(() => {
    isScheduled = false;
    runtime.performReactRefresh();
  });
}

/** Only a module that exports nothing but components can be replaced in place. */
function exportsComponents(exports: Readonly<Record<string, unknown>>): boolean {
  const values = Object.values(exports);
  return values.length > 0 && values.every((value) => runtime.isLikelyComponentType(value));
}

Reflect.set(globalThis, 'sitewrightRefresh', {
  register: (type: unknown, id: string) => {
    runtime.register(type, id);
  },
  signature: () => runtime.createSignatureFunctionForTransform(),
  /** Replaced in place from now on; what a change leads to is put on the screen. */
  settle(hot: HotModule | undefined, exports: Readonly<Record<string, unknown>>) {
    if (!hot) return;
    hot.dispose((data) => {
      data['replaced'] = true;
    });
    if (hot.data !== undefined) scheduleRefresh();
    if (exportsComponents(exports)) hot.accept();
  },
});

/** What is used of react-refresh, which carries no types. */
declare module 'react-refresh/runtime' {
  interface Runtime {
    injectIntoGlobalHook(global: typeof globalThis): void;
    register(type: unknown, id: string): void;
    createSignatureFunctionForTransform(): (type: unknown, key: string) => unknown;
    isLikelyComponentType(value: unknown): boolean;
    performReactRefresh(): unknown;
  }
  const runtime: Runtime;
  export default runtime;
}

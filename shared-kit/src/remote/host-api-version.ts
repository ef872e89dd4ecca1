/** Version of the host API (`host.ts`); a remote's `hostApi` range is matched against it. */
export const hostApiVersion = '1.0.0';

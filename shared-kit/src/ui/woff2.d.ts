/** The build emits the font as a file of its own and hands over its address. */
declare module '*.woff2' {
  const address: string;
  export default address;
}

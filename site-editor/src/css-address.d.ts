/** The build emits the style sheet as a file of its own and hands over its address. */
declare module '*.css' {
  const address: string;
  export default address;
}

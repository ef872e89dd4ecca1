/** The build emits the style sheet as a file and exports its address. */
declare module '*.css' {
  const address: string;
  export default address;
}

declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    readonly variationAxes: Readonly<
      Record<string, { readonly min: number; readonly max: number; readonly default: number }>
    >;
  }
  /** Cuts a typeface down to the letters of a text. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

/** The package has no types of its own. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    /** Which part of an axis of a variable font stays. */
    variationAxes?: Record<string, { min: number; max: number }>;
  }

  /** Keeps the glyphs of `text` with all features of their layout. */
  // biome-ignore lint/style/noDefaultExport: this is how the package exports it.
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}

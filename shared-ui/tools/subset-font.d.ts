/** The part of subset-font 2.9 that is used here; it has no types of its own. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    /** Takes no text: no glyph is left out. */
    keepAllGlyphs: true;
    /** One value of an axis, or a range. */
    variationAxes: Record<string, number | { min: number; max: number }>;
  }
  /** @param font in any of the formats @throws where it is no font */
  function subsetFont(font: Buffer, text: undefined, options: SubsetOptions): Promise<Buffer>;
  export = subsetFont;
}

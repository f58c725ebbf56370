import type { Page } from '@playwright/test';

/**
 * Draws all words in the product's own letters. A page keeps those of the device where its own came too late for the
 * first paint (`font-display: optional`), which on a busy machine is now and then.
 */
export const useOwnLetters = (page: Page) =>
  page.evaluate(async () => {
    if ([...document.fonts].some(({ display }) => display === 'block')) return;
    const faces = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].flatMap((rule) => {
        if (!(rule instanceof CSSFontFaceRule)) return [];
        const wordOf = (name: string) => rule.style.getPropertyValue(name).replaceAll('"', '');
        const [, file] = /url\(([^)]+)\)/.exec(wordOf('src')) ?? [];
        // Those that only stand in until the others are there are of the device.
        if (!file) return [];
        const address = new URL(file, sheet.href ?? document.baseURI).href;
        return new FontFace(wordOf('font-family'), `url("${address}")`, {
          weight: wordOf('font-weight') || 'normal',
          style: wordOf('font-style') || 'normal',
          unicodeRange: wordOf('unicode-range') || 'U+0-10FFFF',
          display: 'block',
        });
      }),
    );
    await Promise.allSettled(faces.map(async (face) => document.fonts.add(await face.load())));
  });

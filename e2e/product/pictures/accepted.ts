import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import sharp, { type Sharp } from 'sharp';

const folder = new URL('../../pictures/', import.meta.url);
const engineFile = new URL('engine.json', folder);
export const isAccepting = process.env['ACCEPT'] === '1';

/** Of YIQ, from 0 to 1: small, as the same Chromium draws the same bytes. */
const threshold = 0.03;

/** @throws when the accepted pictures were drawn by another Chromium, whose letters may be others */
export function requireSameEngine(browser: Browser) {
  const version = browser.version();
  if (isAccepting) {
    mkdirSync(folder, { recursive: true });
    return writeFileSync(engineFile, `{ "chromium": ${JSON.stringify(version)} }\n`);
  }
  if (!existsSync(engineFile)) throw new Error('No picture was accepted yet: npm run accept-pictures');
  const { chromium } = JSON.parse(readFileSync(engineFile, 'utf8')) as { chromium: string };
  const majorOf = (text: string) => text.split('.')[0];
  if (majorOf(chromium) !== majorOf(version))
    throw new Error(
      `The accepted pictures were drawn by Chromium ${chromium}, and this is ${version}: any picture may differ. ` +
        'Look at a few screens, then accept all of them anew: npm run accept-pictures',
    );
}

const pixelsOf = (picture: Sharp) => picture.removeAlpha().ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** How a picture differs from the accepted one, in words; undefined where it does not. */
async function difference(picture: Sharp, accepted: Buffer): Promise<string | undefined> {
  const [now, before] = await Promise.all([pixelsOf(picture), pixelsOf(sharp(accepted))]);
  const { width, height } = now.info;
  if (width !== before.info.width || height !== before.info.height)
    return `is ${width} × ${height}, and ${before.info.width} × ${before.info.height} was accepted`;
  // Small as they are, all pixels are anti-aliased: none of them may be left out.
  const count = pixelmatch(now.data, before.data, undefined, width, height, { threshold, includeAA: true });
  return count === 0 ? undefined : `differs in ${count} of ${width * height} pixels`;
}

/** Of 256 steps of a colour, as many are one in an accepted picture: it lies in git, and is less than half as large. */
const step = 4;

/**
 * Each pixel is rounded by itself. A palette made for the picture would change with one pixel of it: the edges of
 * drawings differ by one or two steps from run to run, and other pixels would get another colour.
 */
async function roundColours(picture: Sharp): Promise<Buffer> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const rounded = data.map((value) => Math.min(255, Math.round(value / step) * step));
  return sharp(rounded, { raw: { width, height, channels } }).png({ compressionLevel: 9 }).toBuffer();
}

function read(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/**
 * Compares a picture, made smaller, with the accepted one of that name. With ACCEPT=1 it becomes the accepted one where
 * they differ.
 * @param scale pixels of the small one for each of the whole one
 * @returns what is wrong, in words; undefined where they are the same
 */
export async function compareWithAccepted(name: string, whole: Buffer, scale: number): Promise<string | undefined> {
  const { width } = await sharp(whole).metadata();
  const small = sharp(whole)
    .removeAlpha()
    .resize({ width: Math.round(width * scale) });
  const file = fileURLToPath(new URL(`${name}.png`, folder));
  const accepted = read(file);
  const found = accepted ? await difference(small.clone(), accepted) : 'was never accepted';
  if (!isAccepting) return found && `${name} ${found}`;
  if (!found) {
    // What was compared is newer than the run: the others are of what is gone.
    utimesSync(file, new Date(), new Date());
    return undefined;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await roundColours(small));
  return undefined;
}

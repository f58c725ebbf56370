import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

/** Whether a picture says where it was taken: EXIF names the GPS part with tag 0x8825. Source: Exif 2.32, 4.6.3. */
export async function hasLocation(picture: Uint8Array): Promise<boolean> {
  const { exif } = await sharp(picture).metadata();
  return exif !== undefined && (exif.includes(Buffer.from([0x88, 0x25])) || exif.includes(Buffer.from([0x25, 0x88])));
}

/** A photo as a phone writes it: JPEG, turned by its EXIF, with maker and place in it. */
export async function writePhotoWithLocation(): Promise<string> {
  const [width, height] = [1600, 1200];
  const grain = Buffer.from(
    Uint8Array.from({ length: width * height * 3 }, (_, at) => (at * 7 + ((at >> 9) % 97)) % 256),
  );
  const jpeg = await sharp(grain, { raw: { width, height, channels: 3 } })
    .withExif({
      IFD0: { Make: 'Canon', Model: 'EOS R6', Software: 'Firmware 1.8.1' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '32/1 55/1 36/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '151/1 46/1 48/1',
      },
    })
    .jpeg({ quality: 88 })
    .toBuffer();
  return writeNamedFile('IMG_0042.JPG', jpeg);
}

/** A file of any name, whatever it holds. */
export async function writeNamedFile(name: string, bytes: Uint8Array | string) {
  const place = join(await mkdtemp(join(tmpdir(), 'cyberharbour-file-')), name);
  await writeFile(place, bytes);
  return place;
}

import type { ResourceForm } from '@cyberharbour/shared-api/contract';
import sharp from 'sharp';

/** A photograph as a phone takes it: with where it was taken, and lying on its side. */
export const photo = (width = 1200, height = 800) =>
  sharp({ create: { width, height, channels: 3, background: { r: 30, g: 90, b: 140 } } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Harbour Phone' },
      IFD3: { GPSLatitude: '32/1 55/1 0/1', GPSLatitudeRef: 'S', GPSLongitude: '151/1 46/1 0/1', GPSLongitudeRef: 'E' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

let small: Promise<Buffer> | undefined;

/** A small picture, made once. */
const snapshot = () => (small ??= photo(60, 40));

export function form(
  fields: Record<string, string>,
  image?: { bytes: Buffer; name?: string; type?: string },
): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  if (image)
    data.append(
      'image',
      new File([new Uint8Array(image.bytes)], image.name ?? 'photo.jpg', { type: image.type ?? 'image/jpeg' }),
    );
  return data;
}

export const blogForm = async (fields: Record<string, string> = {}) =>
  form({ title: 'A blog', content: 'One line.\nAnother line.', ...fields }, { bytes: await snapshot() });

export const campaignForm = async (fields: Record<string, string> = {}) =>
  form(
    {
      title: 'A campaign',
      description: 'What it asks.',
      startTime: '2097-01-01T09:00:00Z',
      endTime: '2097-02-01T09:00:00Z',
      ...fields,
    },
    { bytes: await snapshot() },
  );

/** A link of the library. */
export const resourceForm = (some: Partial<ResourceForm> = {}): ResourceForm => ({
  title: 'Lock your phone',
  category: 'Passwords',
  description: 'Six digits, or your finger.',
  link: 'https://www.cyber.gov.au/protect-yourself',
  content: '',
  audiences: ['person'],
  language: 'en',
  level: 'start',
  minutes: 5,
  reviewedOn: '',
  ...some,
});

let dot: Promise<Buffer> | undefined;
const tiny = () => (dot ??= photo(8, 8));

/** Fields as a form, ready to be sent, with a tiny picture unless it is to have none; what is no text goes as JSON. */
export async function toPayload(
  fields: unknown,
  hasPicture = true,
): Promise<{ headers: Record<string, string>; payload: Buffer }> {
  const form = new FormData();
  if (typeof fields === 'object' && fields !== null)
    for (const [name, each] of Object.entries(fields))
      form.append(name, typeof each === 'string' ? Buffer.from(each).toString() : JSON.stringify(each));
  if (hasPicture) form.append('image', new File([new Uint8Array(await tiny())], 'a.jpg'));
  const sent = new Response(form);
  return {
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  };
}

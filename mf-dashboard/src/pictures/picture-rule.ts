import { limits } from '@cyberharbour/shared-api/contract';

const mebibyte = 1024 * 1024;

export const pictureHint = `JPG, PNG or WebP up to ${limits.image / mebibyte} MB. Location data is taken out.`;

/** What is wrong with a chosen file; `undefined` is nothing. The server looks at the content itself. */
export function pictureFault(file: File | null): string | undefined {
  if (!file) return undefined;
  if (!file.type.startsWith('image/')) return 'Choose an image file.';
  return file.size > limits.image
    ? `That picture is larger than ${limits.image / mebibyte} MB. Choose a smaller one.`
    : undefined;
}

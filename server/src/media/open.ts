import path from 'node:path';
import type { Settings } from '../settings/settings.ts';
import { openMediaFolder, type MediaFiles } from './files.ts';

/**
 * The folder, or the object store by setting; its client is loaded only where it is used: the embedded start stays
 * quick.
 */
export async function openMedia({ s3, dataDir }: Pick<Settings, 's3' | 'dataDir'>): Promise<MediaFiles> {
  if (!s3) return openMediaFolder(path.join(dataDir, 'media'));
  const { openMediaBucket: bucketOfMedia } = await import('./s3.ts');
  return bucketOfMedia(s3);
}

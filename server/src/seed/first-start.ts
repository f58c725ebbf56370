import type { Parts } from '../context.ts';
import type { Settings } from '../settings/settings.ts';
import { firstAdmin, passwordTold } from './admin.ts';
import { plantDemo } from './demo.ts';
import { plantLibrary } from './library.ts';

/** What an empty database gets: an administrator, the resource library and, by setting, sample posts. Each once. */
export async function firstStart(parts: Parts, settings: Settings) {
  await plantLibrary(parts);
  if (settings.seed === 'demo') await plantDemo(parts);
  const admin = await firstAdmin(parts, settings);
  return { admin, said: () => passwordTold(parts) };
}

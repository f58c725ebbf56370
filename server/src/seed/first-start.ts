import type { Context } from '../context.ts';
import type { Settings } from '../settings/settings.ts';
import { firstAdmin, recordPasswordShown } from './admin.ts';
import { insertDemo } from './demo.ts';
import { insertLibrary } from './library.ts';

/** What an empty database gets: an administrator, the resource library and, by setting, sample posts. Each once. */
export async function firstStart(context: Context, settings: Settings) {
  await insertLibrary(context);
  if (settings.seed === 'demo') await insertDemo(context);
  const admin = await firstAdmin(context, settings);
  return { admin, said: () => recordPasswordShown(context) };
}

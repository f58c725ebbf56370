import { limits } from '@cyberharbour/shared-api/contract';
import type { Db } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import { bytesOf } from './store.ts';

/** One member cannot fill the disk; asked before a picture is worked on. */
export async function refuseOverQuota(db: Db, userId: string): Promise<void> {
  if ((await bytesOf(db, userId)) < limits.pictureQuota) return;
  throw new Refusal(413, 'QUOTA', 'Your posts have used all the room for pictures. Delete one that you no longer need, and try again.');
}

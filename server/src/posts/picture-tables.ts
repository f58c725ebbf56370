import { postKinds } from './kinds.ts';

/** Tables whose `media_id` names a picture that is shown. */
export const pictureTables: readonly string[] = [
  'resources',
  'letter_pictures',
  ...postKinds.map(({ table }) => table),
];

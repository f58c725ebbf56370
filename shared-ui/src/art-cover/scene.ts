import type { ReactNode } from 'react';

/** What a cover shows, on 640 by 360. */
export interface Scene {
  horizon: number;
  /** Which side the hoist has to keep to, where the scene does not leave it open. */
  side?: 'left' | 'right';
  /** Where the subject is: what a narrow window looks at. */
  subject: number;
  /** Behind the water's edge, and in front of everything. */
  body: ReactNode;
  front: ReactNode;
  /** Most of the picture is below the water. */
  deep?: boolean;
  /** Something solid in front: no soundings written across it. */
  deck?: boolean;
}

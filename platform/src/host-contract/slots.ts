/** Places in a screen of one remote that others may fill: below what a member has on the dashboard. */
export const slotNames = ['dashboard-card'] as const;
export type SlotName = (typeof slotNames)[number];

/** A part that a remote draws in a screen of another one, as its `remote.json` names it. */
export interface SlotPart {
  slot: SlotName;
  /** A path without parameters that the remote claims: its screen is the part. */
  path: string;
  /** Among all parts of the slot; the platform's policy says which numbers are whose. */
  order: number;
}

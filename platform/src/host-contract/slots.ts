/**
 * Places in a screen of one remote that others may fill: below what a member has on the dashboard, and at the end of
 * the page of a blog post or of a campaign.
 */
export const slotNames = ['dashboard-card', 'blog-detail', 'campaign-detail'] as const;
export type SlotName = (typeof slotNames)[number];

/** What a part learns of the screen that it is drawn in. */
export interface PartProps {
  /** Id of the blog post or the campaign. Since contract 1.4. */
  item?: string | undefined;
}

/** A part that a remote draws in a screen of another one, as its `remote.json` names it. */
export interface SlotPart {
  slot: SlotName;
  /** A path without parameters that the remote claims: its screen is the part. */
  path: string;
  /** Among all parts of the slot; the platform's policy says which numbers are whose. */
  order: number;
}

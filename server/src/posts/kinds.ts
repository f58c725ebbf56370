import type { PostKind } from './kind.ts';
import { blog } from './kinds/blog.ts';
import { campaign } from './kinds/campaign.ts';
import { campaignUpdate } from './kinds/campaign-update.ts';

/** Every kind of post that has a list and pages of its own, and pictures. */
export const postKinds: readonly PostKind[] = [blog, campaign];

/** Every kind that a moderator decides about, and that goes with its author: those, and what belongs to one of them. */
export const moderatedKinds: readonly PostKind[] = [...postKinds, campaignUpdate];

import { blogKind } from '../blogs/blog-kind';
import { campaignKind } from '../campaigns/campaign-kind';
import { updateKind } from '../campaigns/update-kind';
import type { ModeratedKind, ModeratedTypes, PostKind, PostTypes } from './post-kind';

/** A kind of post in use: its own types are known in its definition alone, everywhere else all kinds are alike. */
export type AnyKind = PostKind<PostTypes>;

/** A kind in the approvals. */
export type AnyModerated = ModeratedKind<ModeratedTypes>;

/** Every kind of post with a list of its own; posts of a kind reach only its own functions. */
export const postKinds = [blogKind, campaignKind] as unknown as readonly AnyKind[];

/** Every kind that waits for a moderator. The approvals read them from here. */
export const moderatedKinds = [blogKind, campaignKind, updateKind] as unknown as readonly AnyModerated[];

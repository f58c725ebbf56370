import { blogKind } from '../blogs/blog-kind';
import { campaignKind } from '../campaigns/campaign-kind';
import type { PostKind, PostTypes } from './post-kind';

/** A kind of post in use: its own types are known in its definition alone, everywhere else all kinds are alike. */
export type AnyKind = PostKind<PostTypes>;

/** Every kind of post. The approvals read them from here; posts of a kind reach only its own functions. */
export const postKinds = [blogKind, campaignKind] as unknown as readonly AnyKind[];

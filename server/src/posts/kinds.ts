import type { PostKind } from './kind.ts';
import { blog } from './kinds/blog.ts';
import { campaign } from './kinds/campaign.ts';

/** Every kind of post. Routes, searches, digests, quotas and sweeps read it from here. */
export const postKinds: readonly PostKind[] = [blog, campaign];

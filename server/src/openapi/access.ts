import type { RouteOptions } from 'fastify';
import type { Guards } from '../sessions/guards.ts';

/** Whose item a caller reaches, once the guard let them call. What they may not see is the same 404 as what is not. */
export const reaches = {
  readable: 'What is public; what waits for a moderator only to its author and administrators.',
  author: 'Of it only the author, and administrators.',
  own: 'Only their own.',
  every: '',
} as const;

/** The item that the path of a call names. */
export interface ItemAccess {
  /** What it is: `blogs`, `sessions`. */
  of: string;
  reach: keyof typeof reaches;
}

/** Who may make a call: `x-access` of each operation of the description. The test of permissions is made from it. */
export interface Access {
  caller: 'everyone' | 'member' | 'verified member' | 'administrator';
  item?: ItemAccess;
  /** The token in the address is the whole right to act: pages of any origin may call. */
  anyOrigin?: true;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a call without a guard: why everybody may make it. */
    everyone?: string;
    /** Of a call whose path names an item. */
    item?: ItemAccess;
  }
}

const callers: Record<keyof Guards, Access['caller']> = {
  visitor: 'everyone',
  signedIn: 'member',
  verified: 'verified member',
  admin: 'administrator',
};

/** In the words of the page. */
const words: Record<keyof Guards, string> = {
  visitor: 'Everyone; members see more.',
  signedIn: 'Members.',
  verified: 'Members with a confirmed e-mail.',
  admin: 'Administrators.',
};

interface DescribedAccess {
  /** Undefined where the route does not say all of it: the test of permissions fails by its name. */
  access: Access | undefined;
  sentence: string;
  needsSession: boolean;
}

/** Reads who may call from the guard that the route runs, and the rest from its `config`. */
export function describeAccess(
  { onRequest, url, config = {} }: Pick<RouteOptions, 'onRequest' | 'url' | 'config'>,
  guards: Guards,
): DescribedAccess {
  const guard = (Object.keys(guards) as (keyof Guards)[]).find((name) => [onRequest].flat().includes(guards[name]));
  const { everyone, item, anyOrigin } = config;
  const caller = guard ? callers[guard] : everyone === undefined ? undefined : 'everyone';
  const isWhole = caller !== undefined && (item !== undefined || !url.includes(':'));
  const sentence = ['Who may call:', guard ? words[guard] : `Everyone. ${everyone ?? ''}`, item && reaches[item.reach]];
  return {
    access: isWhole ? { caller, ...(item && { item }), ...(anyOrigin && { anyOrigin }) } : undefined,
    sentence: sentence.filter(Boolean).join(' ').trim(),
    needsSession: guard !== undefined && guard !== 'visitor',
  };
}

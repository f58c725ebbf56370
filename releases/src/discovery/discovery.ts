import { Claim } from '@cyberharbour/platform/packages';
import { unitNamePattern } from '@cyberharbour/shared-api/release-contract';
import * as z from 'zod';
import { liveReleases } from './live-set.ts';
import type { LiveRelease } from './live-set.ts';
import { Release, Sha384 } from '../store/release.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** Source: https://github.com/awslabs/frontend-discovery, schema v1-pre. */
const v1Pre = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

const Version = z.strictObject({
  url: z.string().startsWith('/r/'),
  fallbackUrl: z.string().startsWith('/r/').optional(),
  metadata: z.strictObject({ integrity: Sha384, version: z.string() }),
  deployment: z.strictObject({ traffic: z.number().min(0).max(100), default: z.boolean() }),
  extras: z.strictObject({
    cyberharbour: z.strictObject({
      kind: Release.shape.kind,
      contract: z.string(),
      api: z.string(),
      singletons: Release.shape.singletons,
      claims: z.array(Claim),
      publishedAt: Release.shape.publishedAt,
      disabled: z.literal(true).optional(),
    }),
  }),
});

/**
 * Stricter than `v1-pre`: whoever it validates, the schema there does too. Traffic adds up, and one version is the
 * default.
 */
export const Discovery = z.strictObject({
  schema: z.literal(v1Pre),
  microFrontends: z.record(
    z.string().regex(unitNamePattern),
    z
      .array(Version)
      .min(1)
      .refine(
        (versions) => new Set(versions.map(({ metadata }) => metadata.version)).size === versions.length,
        'A version stands here once.',
      )
      .refine(
        (versions) => Math.abs(versions.reduce((sum, { deployment }) => sum + deployment.traffic, 0) - 100) < 1e-6,
        'Traffic adds up to 100.',
      )
      .refine(
        (versions) => versions.filter(({ deployment }) => deployment.default).length === 1,
        'One version is the default.',
      ),
  ),
});
export type Discovery = z.infer<typeof Discovery>;

export const addressOf = ({ name, version }: Pick<Release, 'name' | 'version'>, file: string) =>
  `/r/${name}/${version}/${file}`;

const urlOf = (release: Release) => addressOf(release, release.entry);

function version(
  release: Release,
  traffic: number,
  instead: Release | undefined,
  live: LiveRelease,
): z.infer<typeof Version> {
  const { kind, contract, api, singletons, claims, publishedAt } = release;
  return {
    url: urlOf(release),
    ...(instead && { fallbackUrl: urlOf(instead) }),
    metadata: { integrity: release.files[release.entry]?.integrity ?? '', version: release.version },
    deployment: { traffic, default: release === live.current },
    extras: {
      cyberharbour: {
        kind,
        contract,
        api,
        singletons,
        claims,
        publishedAt,
        ...(live.disabled && { disabled: live.disabled }),
      },
    },
  };
}

/** What is live as a frontend-discovery document; a version that only takes over stands there with no traffic. */
export function discovery(live: readonly LiveRelease[]): Discovery {
  const entries = live.map((part) => {
    const { current, previous, canary } = part;
    const share = canary?.percent ?? 0;
    const others =
      previous && previous.version !== canary?.release.version ? [version(previous, 0, undefined, part)] : [];
    return [
      part.name,
      [
        version(current, 100 - share, previous, part),
        ...(canary ? [version(canary.release, share, current, part)] : []),
        ...others,
      ],
    ] as const;
  });
  return Discovery.parse({ schema: v1Pre, microFrontends: Object.fromEntries(entries) });
}

export const readDiscovery = async (store: ReleaseStore): Promise<Discovery> => discovery(await liveReleases(store));

import type {
  LinkFindingKind,
  ResourceCategory,
  ResourceLanguage,
  ResourceLevel,
} from '@cyberharbour/shared-api/contract';

export interface ResourceRow {
  id: string;
  title: string;
  category: ResourceCategory;
  /** Empty where it is a guide of the site's own. */
  link: string;
  description: string;
  media_id: string | null;
  /** The last part of its own page's address; null where it never had one. */
  slug: string | null;
  /** Of a guide of the site's own, as its author typed it; empty for others. */
  content: string;
  /** As `person,shop`. */
  audiences: string;
  language: ResourceLanguage;
  level: ResourceLevel;
  minutes: number;
  /** A day, as `2026-03-04`: whatever the reader's zone, it is the same one. */
  reviewed_on: string | null;
  /** Lower stands first. */
  place: number;
  /** Null while it is shown. */
  retired_at: number | null;
  /** When the page that it links to was last there; null where nobody looked yet. */
  checked_at: number | null;
  created_at: number;
  updated_at: number;
}

/** What the job knows of the page that a resource links to. */
export interface LinkCheckRow {
  resource_id: string;
  /** The address that was asked: of another one nothing is known. */
  link: string;
  asked_at: number;
  etag: string | null;
  last_modified: string | null;
  /** Likenesses of the page: as a person last found it right, and as it was last. */
  baseline: string | null;
  seen: string | null;
  /** Days in a row on which it failed, and the last of them, as days of UTC since 1970. */
  failures: number;
  failed_day: number | null;
  finding: LinkFindingKind | null;
  /** Where it moved, or how it failed. */
  detail: string | null;
  found_at: number | null;
  /** A new address that a person did not want. */
  dismissed: string | null;
}

import type { ResourceCategory, ResourceLanguage, ResourceLevel } from '@cyberharbour/shared-api/contract';

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
  created_at: number;
  updated_at: number;
}

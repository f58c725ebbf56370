import type { Tables } from '../database/tables.ts';

/** What a copy carries, parents before children, with its key; the search index is made anew. */
export const copiedTables = [
  ['removed_posts', ['id']],
  ['users', ['id']],
  ['sessions', ['token_hash']],
  ['account_events', ['id']],
  ['exports', ['id']],
  ['account_deletions', ['id']],
  ['account_recoveries', ['id']],
  ['codes', ['user_id', 'purpose']],
  ['outbox', ['id']],
  ['email_changes', ['id']],
  ['authenticator_apps', ['id']],
  ['passkeys', ['id']],
  ['recovery_codes', ['user_id', 'digest']],
  ['login_steps', ['token_hash']],
  ['used_challenges', ['digest']],
  ['media', ['id']],
  ['blogs', ['id']],
  ['campaigns', ['id']],
  ['campaign_counts', ['campaign_id', 'day', 'step', 'source']],
  ['campaign_joins', ['campaign_id', 'user_id']],
  ['campaign_questions', ['id']],
  ['updates', ['id']],
  ['revisions', ['id']],
  ['resources', ['id']],
  ['link_checks', ['resource_id']],
  ['counters', ['name']],
  ['replies', ['user_id', 'key']],
  ['facts', ['name']],
  ['audit', ['seq']],
  ['audit_head', ['id']],
  ['subscribers', ['id']],
  ['letters', ['id']],
  ['letter_deliveries', ['letter_id', 'subscriber_id']],
  ['public_changes', ['id']],
  ['daily_counts', ['kind', 'day']],
  ['release_feel', ['name', 'version', 'day', 'measure', 'class']],
] as const satisfies [keyof Tables, string[]][];

/** What no copy carries: it ends with the day, and a copy would outlive that. */
export const dayTables = ['day_salts', 'day_visits'] as const satisfies (keyof Tables)[];

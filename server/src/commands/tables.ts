import type { Tables } from '../database/tables.ts';

/** What a copy carries, parents before children, with its key; the search index is made anew. */
export const copiedTables = [
  ['removed_posts', ['id']],
  ['users', ['id']],
  ['sessions', ['token_hash']],
  ['account_events', ['id']],
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
  ['resources', ['id']],
  ['counters', ['name']],
  ['replies', ['user_id', 'key']],
  ['facts', ['name']],
  ['audit', ['seq']],
  ['audit_head', ['id']],
  ['subscribers', ['id']],
  ['public_changes', ['id']],
  ['daily_counts', ['kind', 'day']],
] as const satisfies [keyof Tables, string[]][];

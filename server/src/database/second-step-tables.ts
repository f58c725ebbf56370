/** An app on a device that makes a new code every 30 seconds (RFC 6238). */
export interface AuthenticatorAppRow {
  id: string;
  user_id: string;
  name: string;
  /** Encrypted. */
  secret: string;
  /** The newest time step whose code was used: no code of it or before it counts again. */
  last_step: number;
  is_confirmed: number;
  created_at: number;
  used_at: number | null;
}

export interface PasskeyRow {
  id: string;
  user_id: string;
  name: string;
  credential_id: string;
  /** COSE, as base64url. */
  public_key: string;
  /** Of signatures, as the authenticator counts them; 0 where it does not. */
  counter: number;
  /** A comma-separated list. */
  transports: string;
  is_backed_up: number;
  created_at: number;
  used_at: number | null;
}

/** One that was not used yet. */
export interface RecoveryCodeRow {
  user_id: string;
  digest: string;
}

/** A login whose password was right, and that waits for its second step. */
export interface LoginStepRow {
  token_hash: string;
  user_id: string;
  /** Of the stored hash of the password that was right: another password ends it. */
  password_digest: string;
  tries_left: number;
  expires_at: number;
}

export interface UsedChallengeRow {
  digest: string;
  expires_at: number;
}

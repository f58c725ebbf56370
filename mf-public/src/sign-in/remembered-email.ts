const key = 'cyberharbour:email';

/** The email of whoever logged in here last and asked to be remembered; empty where there is none. */
export function readEmail(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Saves an email for next time, or forgets it. A browser may refuse; then it is typed again. */
export function saveEmail(email: string | null) {
  try {
    if (email === null) localStorage.removeItem(key);
    else localStorage.setItem(key, email);
  } catch {
    return;
  }
}

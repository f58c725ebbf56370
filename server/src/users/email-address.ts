import { HttpError } from '../http/http-error.ts';

/** E-mail addresses are compared and stored in lower case: nobody has two that differ only there. */
export const normalizeEmail = (email: string) => email.trim().toLowerCase();

export const emailTakenError = () => {
  const message = 'An account with this email already exists.';
  return new HttpError(409, 'EMAIL_TAKEN', message, { errors: { email: message } });
};

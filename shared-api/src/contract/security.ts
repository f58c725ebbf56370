import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { text } from './text.ts';
import { NewPassword } from './user.ts';

const currentPassword = 'Enter your current password.';

/** Body of PUT /user/password. */
export const PasswordChange = z.object({
  currentPassword: text(currentPassword).check(z.minLength(1, currentPassword), z.maxLength(limits.passwordMax)),
  newPassword: NewPassword,
});
export type PasswordChange = z.infer<typeof PasswordChange>;

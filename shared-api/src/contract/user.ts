import * as z from 'zod/mini';
import { answer, page } from './answer.ts';
import { limits } from './limits.ts';
import { text } from './text.ts';

export const roles = ['general', 'business', 'admin'] as const;
export type Role = (typeof roles)[number];

export const User = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** An unexpired verification code is outstanding. */
  hasOtp: z.boolean(),
  isAccountVerified: z.boolean(),
  /** A new e-mail, while it waits for its code; lists leave it out. */
  pendingEmail: z.optional(z.string()),
  /** Of an administrator without a second step: when the console closes for them; lists leave it out. */
  secondStepBy: z.optional(z.string()),
  /**
   * Somebody asked to recover this account: the e-mail that it would get, and when; null until an administrator has
   * decided. Lists leave it out.
   */
  recovery: z.optional(z.object({ newEmail: z.string(), at: z.nullable(z.string()) })),
  /** When this account is deleted, where its member asked for it; lists leave it out. */
  deletesAt: z.optional(z.string()),
  businessName: z.nullable(z.string()),
  businessAddress: z.nullable(z.string()),
  businessAbn: z.nullable(z.string()),
  createdAt: z.string(),
});
export type User = z.infer<typeof User>;

/** `-desc`: from the last letter to the first. */
export const userOrders = ['newest', 'oldest', 'name', 'name-desc'] as const;
export type UserOrder = (typeof userOrders)[number];

export const UserAnswer = answer({ user: User });
export type UserAnswer = z.infer<typeof UserAnswer>;

/** What is wrong with a password that was taken, as a sentence. */
const warning = z.optional(z.string());
export const RegistrationAnswer = answer({ user: User, warning });
export const PasswordSet = answer({ warning });

export const UserPage = z.extend(page('users', User), { byRole: z.record(z.enum(roles), z.number()) });
export type UserPage = z.infer<typeof UserPage>;

const required = (message: string, most: number) =>
  text(message).check(z.trim(), z.minLength(1, message), z.maxLength(most, `At most ${most} characters.`));
const allFields = 'Please fill in all required fields.';
const allBusinessFields = 'Please complete all business fields.';
const businessDetails = 'Please fill in all business details';
export const emailAddress = (empty: string) =>
  required(empty, limits.email).check(z.email('Enter an e-mail address like name@example.com.'));

/** A password as it is chosen; the same sentence in the form and from the server. */
export const NewPassword = text(allFields).check(
  z.minLength(1, { error: allFields, abort: true }),
  z.minLength(limits.passwordMin, `Password must be at least ${limits.passwordMin} characters.`),
  z.maxLength(limits.passwordMax, `Password must be at most ${limits.passwordMax} characters.`),
);

const businessFields = (message: string) => ({
  businessName: required(message, limits.businessField),
  businessAddress: required(message, limits.businessField),
  businessAbn: required(message, limits.businessField),
});

const account = { name: required(allFields, limits.name), email: emailAddress(allFields), password: NewPassword };

/** Body of POST /auth/register. */
export const Registration = z.discriminatedUnion(
  'role',
  [
    z.object({ ...account, role: z.literal('general') }),
    z.object({ ...account, role: z.literal('business'), ...businessFields(allBusinessFields) }),
  ],
  'Register as general or business.',
);
export type Registration = z.infer<typeof Registration>;

export const Credentials = z.object({
  email: emailAddress('Enter your e-mail address.'),
  password: text('Enter your password.').check(z.minLength(1, 'Enter your password.'), z.maxLength(limits.passwordMax)),
});
export type Credentials = z.infer<typeof Credentials>;

const otp = text('Enter the six digits.').check(z.regex(/^\d{6}$/, 'Enter the six digits.'));

/** Body of POST /auth/verify-otp. */
export const Verification = z.object({ userId: text(), otp });
export type Verification = z.infer<typeof Verification>;

export const PasswordResetRequest = z.object({ email: emailAddress('Enter your e-mail address.') });
export type PasswordResetRequest = z.infer<typeof PasswordResetRequest>;

/** Body of POST /reset-password. */
export const PasswordReset = z.object({
  email: emailAddress('Enter your e-mail address.'),
  otp,
  newPassword: NewPassword,
});
export type PasswordReset = z.infer<typeof PasswordReset>;

const details = {
  name: required(allFields, limits.name),
  email: emailAddress(allFields),
  /** Needed where the e-mail is another one than the account's. */
  currentPassword: z.optional(text().check(z.maxLength(limits.passwordMax))),
};

/** Body of PUT /user/update. */
export const AccountUpdate = z.discriminatedUnion('role', [
  z.object({ ...details, role: z.literal('general') }),
  z.object({ ...details, role: z.literal('business'), ...businessFields(businessDetails) }),
  z.object({ ...details, role: z.literal('admin') }),
]);
export type AccountUpdate = z.infer<typeof AccountUpdate>;

/**
 * Body of PUT /admin/users/{id}/role. Pages of an earlier release say in `from` which role they read; others do so in
 * `If-Match`.
 */
export const RoleChange = z.object({ role: z.enum(roles), from: z.optional(z.enum(roles)) });

/** Query of GET /admin/users/posts: ids of accounts, with commas between them. */
export const PostsQuery = z.object({ users: text().check(z.minLength(1), z.maxLength(limits.pageMax * 40)) });

/** Answer of GET /admin/users/posts: how many posts these accounts wrote, whatever became of them. */
export const PostsOfUsers = answer({ blogs: z.number(), campaigns: z.number() });
export type PostsOfUsers = z.infer<typeof PostsOfUsers>;

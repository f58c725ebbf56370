import * as z from 'zod/mini';
import { page } from './answer.ts';
import { limits } from './limits.ts';
import { letterTopics } from './newsletter-words.ts';
import { text } from './text.ts';

/** What a letter is for, or what somebody chose of it. */
export const Topics = z
  .array(z.enum(letterTopics))
  .check(z.minLength(1, 'Choose at least one.'), z.maxLength(letterTopics.length, 'Name each one once.'));

/** Body of POST /newsletter/subscribe. */
export const Subscription = z.object({
  email: text('Enter your e-mail address.').check(
    z.trim(),
    z.minLength(1, { error: 'Enter your e-mail address.', abort: true }),
    z.maxLength(limits.email, `At most ${limits.email} characters.`),
    z.email('Enter an e-mail address like name@example.com.'),
  ),
  /** Left out, the monthly letter. */
  topics: z.optional(Topics),
});
export type Subscription = z.infer<typeof Subscription>;

export const subscriberStates = ['waiting', 'subscribed', 'left'] as const;
export type SubscriberState = (typeof subscriberStates)[number];

export const Subscriber = z.object({
  _id: z.string(),
  email: z.string(),
  state: z.enum(subscriberStates),
  /** The consent record: when it was asked and given, and to which text. */
  askedAt: z.string(),
  confirmedAt: z.nullable(z.string()),
  leftAt: z.nullable(z.string()),
  consent: z.string(),
  /** Absent from a server of an earlier release. */
  topics: z.optional(z.array(z.enum(letterTopics))),
});
export type Subscriber = z.infer<typeof Subscriber>;

export const SubscriberPage = z.extend(page('subscribers', Subscriber), {
  byState: z.record(z.enum(subscriberStates), z.number()),
});
export type SubscriberPage = z.infer<typeof SubscriberPage>;

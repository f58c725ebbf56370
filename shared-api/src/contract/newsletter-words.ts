// Apart from the schemas: a page that shows these words need not load what checks them.

/** What a subscriber agrees to; stored with the subscription, word for word. */
export const newsletterConsent =
  'I agree to receive the CyberHarbour newsletter by email. I can unsubscribe at any time.';

/** The same words for a new address, one that waits and one that is subscribed: nobody learns who reads it. */
export const newsletterAsked = 'Check your inbox: we sent a link to confirm your subscription.';

// Apart from the schemas: a page that shows or sends these words need not load what checks them.

/** What an update is about; a campaign has one result and one word of thanks, both once it has ended. */
export const updateTopics = ['news', 'result', 'thanks'] as const;
export type UpdateTopic = (typeof updateTopics)[number];

export const thanksConsent =
  'Send me the organiser’s thanks once, when the campaign is over. Use my address for nothing else, and delete it afterwards.';
/** The same for every address. */
export const thanksAsked = 'Check your inbox: we sent a link to confirm that you want the thanks.';

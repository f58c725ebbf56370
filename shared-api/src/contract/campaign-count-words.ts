// Apart from the schemas: a page that shows or sends these words need not load what checks them.

/** What is counted of a campaign, in the order in which it happens. */
export const campaignSteps = ['seen', 'joined', 'done', 'still-30', 'still-90', 'passed-on'] as const;
export type CampaignStep = (typeof campaignSteps)[number];

/** Where somebody came from, as the address that was passed on says it (`?via=`). */
export const campaignSources = [
  'direct',
  'home',
  'link',
  'email',
  'device',
  'card',
  'poster',
  'strip',
  'slide',
  'calendar',
  'feed',
  'assessment',
] as const;
export type CampaignSource = (typeof campaignSources)[number];

/** Numbers of people below this are not shown: they would say too much about each of them. */
export const leastShown = 5;

/** Any text: an address may have been changed on its way, and who came by it counts all the same. */
export const toSource = (via: string | null | undefined): CampaignSource =>
  campaignSources.find((source) => source === via) ?? 'direct';

export const questionConsent =
  'Ask me after 30 and after 90 days whether I am still at it. Use my address for nothing else, and delete it afterwards.';
/** The same for every address. */
export const questionAsked = 'Check your inbox: we sent a link to confirm that you want to be asked.';

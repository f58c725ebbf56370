// Apart from the schemas: a page that shows or sends these words need not load what checks them.

export const resourceCategories = ['Phishing', 'Passwords', 'Social Engineering', 'Malware'] as const;
export type ResourceCategory = (typeof resourceCategories)[number];

/** Whom a resource is written for. */
export const resourceAudiences = ['person', 'shop', 'club', 'family'] as const;
export type ResourceAudience = (typeof resourceAudiences)[number];

/** How much a resource takes for granted, from nothing on. */
export const resourceLevels = ['start', 'next', 'deep'] as const;
export type ResourceLevel = (typeof resourceLevels)[number];

/** Languages that a resource may be written in, as BCP 47 tags: those that Australian homes speak most. */
export const resourceLanguages = ['en', 'zh-Hans', 'zh-Hant', 'ar', 'vi', 'pa', 'el', 'it', 'hi', 'es'] as const;
export type ResourceLanguage = (typeof resourceLanguages)[number];

export const audienceWords: Record<ResourceAudience, string> = {
  person: 'Myself',
  family: 'My family',
  shop: 'My shop',
  club: 'My club',
};

export const levelWords: Record<ResourceLevel, string> = {
  start: 'First steps',
  next: 'Next steps',
  deep: 'In depth',
};

/** Each language by its English name. */
export const languageWords: Record<ResourceLanguage, string> = {
  en: 'English',
  'zh-Hans': 'Chinese (simplified)',
  'zh-Hant': 'Chinese (traditional)',
  ar: 'Arabic',
  vi: 'Vietnamese',
  pa: 'Punjabi',
  el: 'Greek',
  it: 'Italian',
  hi: 'Hindi',
  es: 'Spanish',
};

/** The part of an address that stands for a topic: `/resources/social-engineering`. No guide may have it. */
export const topicSlug = (category: ResourceCategory) => category.toLowerCase().replaceAll(' ', '-');

import {
  audienceWords,
  languageWords,
  levelWords,
  resourceAudiences,
  resourceLanguages,
  resourceLevels,
  type ResourceAudience,
  type ResourceLanguage,
  type ResourceLevel,
} from '@cyberharbour/shared-api/contract';
import type { ResourceFilter } from '@cyberharbour/shared-api/resources';
import { wordsOf } from '../list/words-of';
import { categoryOf } from './topics';

export const anybody = 'anybody';
export const anyLevel = 'any';
export const anyLanguage = 'any';

export const audienceChoices: readonly { value: ResourceAudience | typeof anybody; label: string }[] = [
  { value: anybody, label: 'Anybody' },
  ...resourceAudiences.map((value) => ({ value, label: audienceWords[value] })),
];

export const levelChoices: readonly { value: ResourceLevel | typeof anyLevel; label: string }[] = [
  { value: anyLevel, label: 'Any level' },
  ...resourceLevels.map((value) => ({ value, label: levelWords[value] })),
];

/** Those that the library has something in; nothing to choose from where that is one. */
export const languageChoices = (
  languages: readonly ResourceLanguage[],
): readonly { value: ResourceLanguage | typeof anyLanguage; label: string }[] => [
  { value: anyLanguage, label: 'Any language' },
  ...languages.map((value) => ({ value, label: languageWords[value] })),
];

/** What the address of a library page narrows it to; anything unknown narrows nothing. */
export const readFilter = (slug: string | undefined, search: URLSearchParams): ResourceFilter => ({
  category: categoryOf(slug),
  audience: resourceAudiences.find((each) => each === search.get('for')),
  level: resourceLevels.find((each) => each === search.get('level')),
  language: resourceLanguages.find((each) => each === search.get('language')),
  q: wordsOf(search),
});

/** Whether the last part of an address names a guide, and no topic. */
export const isGuide = (slug: string | undefined): slug is string =>
  slug !== undefined && categoryOf(slug) === undefined;

import { audienceWords, languageWords, levelWords, type Resource } from '@cyberharbour/shared-api/contract';
import { Day } from '@cyberharbour/shared-ui';
import type { ReactNode } from 'react';

/** What a reader chooses by, in short: how long, how hard, in which language, and who looked at it when. */
export const factsOf = ({ minutes, level, language = 'en', reviewedOn, checkedAt }: Resource): ReactNode[] => [
  ...(minutes === undefined ? [] : [`${minutes} min`]),
  ...(level === undefined ? [] : [levelWords[level]]),
  ...(language === 'en' ? [] : [languageWords[language]]),
  ...(reviewedOn
    ? [
        <>
          Reviewed <Day at={reviewedOn} />
        </>,
      ]
    : []),
  ...(checkedAt
    ? [
        <>
          Checked on <Day at={checkedAt} />
        </>,
      ]
    : []),
];

/** Whom it is for, as a sentence; nothing where a server of an earlier release does not say. */
export const audienceOf = ({ audiences = [] }: Resource): string | undefined =>
  audiences.length === 0 ? undefined : `For ${audiences.map((each) => audienceWords[each].toLowerCase()).join(', ')}`;

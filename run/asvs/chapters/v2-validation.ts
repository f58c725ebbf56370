import { type Chapter, meet } from '../requirement.ts';

export const validation: Chapter = {
  title: 'V2 Validation and business logic',
  requirements: {
    '2.1.1': meet(
      'It is written down what each input has to look like.',
      'The contract is one set of schemas for forms and API; `/api/docs` shows them.',
      'apiDescribed',
      'docs/protection.md#what-input-may-be',
    ),
    '2.1.2': meet(
      'It is written down how inputs have to fit together.',
      'An end after its start, three business fields or none, a status of its kind.',
      'campaignDates',
      'docs/protection.md#what-input-may-be',
    ),
    '2.1.3': meet(
      'Limits of use are written down, per user and for the whole site.',
      'Settings with their defaults, in tables that are written from their schemas.',
      'settingsDefault',
      'docs/protection.md#what-input-may-be',
    ),
    '2.2.1': meet(
      'All input is checked against what is expected.',
      'Every route has a schema for path, query and body; unknown fields are dropped.',
      'fuzz',
      'apiDescribed',
      'fieldsDropped',
    ),
    '2.2.2': meet(
      'The server checks, whatever the page checked before.',
      'The same schemas run in the API.',
      'fuzz',
      'badForms',
    ),
    '2.2.3': meet(
      'Combinations of inputs are checked.',
      'Dates of campaigns, business fields by role, pictures of edits.',
      'campaignDates',
      'fuzz',
    ),
    '2.3.1': meet(
      'Steps of a flow cannot be skipped.',
      'Verification before posting, approval before publication, the password before the second step.',
      'verifiedPost',
      'loginStep',
      'noBypass',
    ),
    '2.3.2': meet(
      'Limits of use are enforced as written.',
      'Posts, edits, registrations, exports, codes and pictures are counted.',
      'postLimits',
      'registrations',
      'pictureQuota',
    ),
    '2.3.3': meet(
      'An operation happens whole or not at all.',
      'Each is one transaction; processes are killed in the middle of writes by a test.',
      'killed',
      'fuzz',
    ),
    '2.3.4': meet(
      'What there is once is given once.',
      'Decisions, addresses, codes and the last administrator are taken under locks or by conditions of the update.',
      'twoModerators',
      'races',
      'appRaces',
    ),
    '2.4.1': meet(
      'Programs cannot make masses of calls, data or costly work.',
      'Limits per address, account and site; slow and greedy clients are ended.',
      'registrations',
      'postLimits',
      'slowClients',
      'mailFair',
    ),
  },
};

import { type Chapter, meet, notApplicable } from '../requirement.ts';

export const authorization: Chapter = {
  title: 'V8 Authorization',
  requirements: {
    '8.1.1': meet(
      'It is written down who may call what, and on which data.',
      '`x-access` of each call, shown in `/api/docs`.',
      'matrixWhole',
      'docs/protection.md#who-may-call-what',
    ),
    '8.1.2': meet(
      'It is written down which fields who may read and write.',
      'In the schemas of each call, and in words.',
      'apiDescribed',
      'docs/protection.md#who-may-call-what',
    ),
    '8.2.1': meet(
      'Calls are for those who may make them.',
      'A guard on each route, before the body is read.',
      'matrix',
    ),
    '8.2.2': meet(
      'Data is for those who may reach it.',
      'Rules in the transaction; what is hidden is the same 404 as what is not there.',
      'matrix',
      'usersMember',
    ),
    '8.2.3': meet(
      'Fields are for those who may read or write them.',
      'Response schemas let nothing else out; a role cannot be taken, an address is for its owner and administrators.',
      'fieldsDropped',
      'noEscalation',
      'storedReads',
    ),
    '8.3.1': meet(
      'The server decides, not the page.',
      'Guards and rules of the API.',
      'matrix',
      'noEscalation',
      'roleAtOnce',
    ),
    '8.4.1': notApplicable('Tenants are kept apart.', 'There is one community, without tenants.'),
  },
};

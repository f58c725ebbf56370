import { byDeployment, type Chapter, meet } from '../requirement.ts';

const logs = 'docs/protection.md#logs';

export const logging: Chapter = {
  title: 'V16 Security logging and error handling',
  requirements: {
    '16.1.1': meet(
      'It is written down what is logged, where, and for how long.',
      'Lines of both servers, the audit log, and the activity of an account.',
      logs,
    ),
    '16.2.1': meet(
      'Entries say when, where, who and what.',
      'Time, id of the request, name of the event, a keyed digest of account and address.',
      'logSecrets',
      'securityEvents',
    ),
    '16.2.2': meet(
      'Times are in UTC.',
      'Milliseconds since 1970 in lines, ISO 8601 with Z in answers; the operator synchronizes the clocks.',
      'logSecrets',
      logs,
    ),
    '16.2.3': meet('Logs go only where it is written.', 'To the standard output.', 'logSecrets', logs),
    '16.2.4': meet('Logs have one format that programs read.', 'A JSON object a line.', 'logSecrets', logs),
    '16.2.5': meet(
      'Logs leave out what must not be in them.',
      'No address, password, code or cookie, at any level.',
      'logSecrets',
      'metrics',
    ),
    '16.3.1': meet(
      'Logins, accepted and refused, are logged with their kind.',
      'Events with counters.',
      'securityEvents',
      'logSecrets',
    ),
    '16.3.2': meet('Refused calls are logged.', '`access.refused`.', 'securityEvents'),
    '16.3.3': meet(
      'Attempts to get around limits and checks are logged.',
      '`limit.reached`, `code.refused`, `access.refused`, and the failures of input by their code.',
      'securityEvents',
      'logSecrets',
    ),
    '16.3.4': meet('Unexpected errors are logged.', 'With the id that the caller sees.', 'noInside', 'smtp'),
    '16.4.1': meet(
      'Input cannot make lines of the log.',
      'Lines are JSON; control characters are escaped.',
      'logSecrets',
    ),
    '16.4.2': byDeployment(
      'Logs cannot be read or changed by others.',
      'The audit log is a chain that shows a change. Lines go to the operator’s log service.',
      logs,
      'auditChain',
    ),
    '16.4.3': byDeployment(
      'Logs are sent to another system.',
      'The operator’s log service collects the standard output.',
      logs,
    ),
    '16.5.1': meet(
      'An unexpected error says nothing of the inside.',
      'One sentence and the id of the request.',
      'noInside',
      'failureShape',
    ),
    '16.5.2': meet(
      'The product goes on safely when something outside is away.',
      'Without Redis limits are counted in the process; pages stand without the API; mails wait.',
      'noRedis',
      'noApiAway',
      'smtp',
    ),
    '16.5.3': meet(
      'A failure closes rather than opens.',
      'What throws is refused and rolled back.',
      'noInside',
      'killed',
      'decidesOnRead',
    ),
  },
};

import { byDeployment, type Chapter, meet } from '../requirement.ts';

const packages = 'docs/protection.md#packages-of-others';

export const architecture: Chapter = {
  title: 'V15 Secure coding and architecture',
  requirements: {
    '15.1.1': meet('Times to mend and update packages are written down.', 'By severity.', packages),
    '15.1.2': meet(
      'There is a list of all packages, from known registries.',
      '`npm run sbom`; every entry of the lockfile has its hash.',
      'bom',
      packages,
    ),
    '15.1.3': meet(
      'Costly functions are written down, with what limits them.',
      'Hashing, pictures, searches, exports, mails, rendering.',
      'pictureTurns',
      'docs/protection.md#work-that-costs-much',
    ),
    '15.2.1': byDeployment(
      'No package is older than those times allow.',
      'Whoever runs the product watches advisories and updates in those times.',
      packages,
    ),
    '15.2.2': meet(
      'Costly functions cannot stop the product.',
      'Queues, turns, workers and limits.',
      'pictureTurns',
      'contained',
      'slowClients',
    ),
    '15.2.3': meet(
      'Production has no test code or samples that it does not need.',
      'The web server installs what it runs; releases leave test files out; sample posts are a setting.',
      'bom',
      'settingsDefault',
    ),
    '15.3.1': meet(
      'Answers have the fields that are needed.',
      'Response schemas let nothing else out.',
      'apiDescribed',
      'ownSessions',
    ),
    '15.3.2': meet(
      'Calls to others follow no redirect.',
      'The web server passes redirects on to the browser; the clients of object store, mail and database follow none to other hosts. The check of links follows five, each looked at as a new address.',
      'webProxyRedirect',
      'linksInside',
      'docs/protection.md#connections',
    ),
    '15.3.3': meet(
      'Fields that were not meant cannot be set.',
      'Schemas name what a call takes; the rest is dropped.',
      'fieldsDropped',
      'fuzz',
    ),
    '15.3.4': meet(
      'The address of the user is passed on and believed rightly.',
      'By the number of proxies that the operator names.',
      'addressBelieved',
      'addressPassedOn',
      'noRedis',
    ),
    '15.3.5': meet(
      'Types are checked and compared strictly.',
      'TypeScript in its strict mode, schemas at every edge, `===` by lint.',
      'fuzz',
      'badForms',
    ),
    '15.3.6': meet(
      'Prototypes cannot be polluted.',
      '`__proto__` is refused in JSON and forms; maps hold what strangers name.',
      'fuzz',
      'badForms',
    ),
    '15.3.7': meet(
      'Repeated parameters do no harm.',
      'Each has one place and one value: a repeated one is refused.',
      'repeatedParameters',
    ),
  },
};

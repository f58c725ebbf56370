import { byDeployment, type Chapter, meet } from '../requirement.ts';

const provides = 'docs/protection.md#what-the-operator-provides';
const connections = 'docs/protection.md#connections';

export const configuration: Chapter = {
  title: 'V13 Configuration',
  requirements: {
    '13.1.1': meet(
      'All connections are written down.',
      'Each with its setting; only administrators name pages that are asked for, in the library.',
      'settingsDefault',
      connections,
    ),
    '13.2.1': byDeployment(
      'Servers authenticate each other by accounts of their own or short-lived tokens.',
      'The credentials are those of the settings: database, object store, mail. The web server acts with the cookie of the visitor alone.',
      provides,
      'webProxy',
    ),
    '13.2.2': byDeployment(
      'With the least rights.',
      'One database user that owns one database, one bucket, one sender.',
      provides,
    ),
    '13.2.3': byDeployment(
      'Without default credentials.',
      'The product has none of its own; the operator sets those of the services.',
      provides,
      'adminPassword',
    ),
    '13.2.4': byDeployment(
      'What the product may call is a list.',
      'It calls what the settings name, and the pages of the library, which `LINK_CHECK_HOSTS` narrows; a firewall keeps it so.',
      connections,
      provides,
    ),
    '13.2.5': byDeployment(
      'What the web server may call or load is a list.',
      'The API and the release store of its settings; it serves files that a release names.',
      connections,
      'hiddenPaths',
    ),
    '13.3.1': byDeployment(
      'Secrets come from a store of secrets, and are in no source.',
      'They come from the environment; the operator’s store of secrets fills it.',
      provides,
    ),
    '13.3.2': byDeployment(
      'Secrets are for those who need them.',
      'The data folder is its owner’s alone; the private key of a team is its own.',
      provides,
      'dataFolder',
    ),
    '13.4.1': meet(
      'Nothing of source control can be read.',
      'The web server serves files that a release or a list names.',
      'hiddenPaths',
      'notFound',
    ),
    '13.4.2': meet(
      'Nothing runs in a mode for finding faults.',
      'There is none: an unexpected error is one sentence, whatever is set.',
      'noInside',
    ),
    '13.4.3': meet('No folder is listed.', 'Neither server lists folders.', 'hiddenPaths', 'mediaPaths'),
    '13.4.4': meet('TRACE is not answered.', 'Not by any path.', 'methods'),
    '13.4.5': meet(
      'Descriptions and figures are open on purpose only.',
      '`/api/docs` is meant for everybody; figures have a port of this machine alone.',
      'apiPage',
      'metrics',
      connections,
    ),
  },
};

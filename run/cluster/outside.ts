import { openBucket } from '../../releases/src/testing/bucket.ts';
import { openMailServer } from '../../server/src/testing/mail-server.ts';

/**
 * `node run/cluster/outside.ts objects PORT` or `mail PORT FOLDER`: what stands in for an object store and for a mail
 * server, in a process of its own, which a drill can stop.
 */
const [kind, port, folder = ''] = process.argv.slice(2);

if (kind === 'objects') await openBucket({ port: Number(port), bucket: 'pictures' });
else await openMailServer(Number(port), folder);

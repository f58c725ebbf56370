import { runAlone } from '@cyberharbour/platform/standalone';
import remote from '../remote.json';
import { routes } from './routes';

runAlone({ routes, claims: remote.claims as Parameters<typeof runAlone>[0]['claims'] });

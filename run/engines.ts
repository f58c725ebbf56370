/** `npm run engines`: installs the servers and browsers that suites run against. */
import { installEngines } from './product/engines.ts';

installEngines();

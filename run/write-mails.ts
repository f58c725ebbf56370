import { writeMails } from './docs/mails.ts';
import { root } from './root.ts';

/** `npm run write-mails`: writes every mail that the product sends into the catalogue. */
await writeMails(root);

import { acceptPictures } from './tests/pictures.ts';
import { endWithSum, reportSuite } from './tests/runners.ts';

/** `npm run accept-pictures`: screens and stories as they are now become the accepted pictures, in `e2e/pictures`. */
endWithSum([await reportSuite(['pictures accepted', acceptPictures])]);

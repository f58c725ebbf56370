import { withOwnProduct } from '../product/test.ts';

/** A product on a data folder that was filled before, with 250 blogs and 250 campaigns waiting. */
export const test = withOwnProduct({ DATA_DIR: process.env['FILLED_DATA'] ?? '', SEED: 'none' });

import { formatCount } from '@cyberharbour/shared-ui/numbers';

/** How many readers there are, in words. */
export const people = (count: number) => formatCount(count, 'person', 'people');

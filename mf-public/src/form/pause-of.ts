import { ApiFailure } from '@cyberharbour/shared-api';

/** How many seconds the server asks to wait, by its `Retry-After`; none where it does not say. */
export const pauseOf = (error: unknown): number => (error instanceof ApiFailure ? (error.retryAfter ?? 0) : 0);

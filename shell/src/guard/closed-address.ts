import type { ScreenFailure } from '@cyberharbour/platform';

/** Thrown by the loader of a route whose address may not be drawn; the area's error boundary says why. */
export class ClosedAddress extends Error {
  override name = 'ClosedAddress';
  readonly failure: ScreenFailure;
  constructor(failure: ScreenFailure) {
    super(`This address is closed: ${failure}.`);
    this.failure = failure;
  }
}

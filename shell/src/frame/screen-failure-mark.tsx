import { screenFailureMark, type ScreenFailure } from '@cyberharbour/platform';

/** Marks the document as one without the screen of its address, for the smoke mount; React moves it to the head. */
export const ScreenFailureMark = ({ failure }: { failure: ScreenFailure }) => (
  <meta name={screenFailureMark} content={failure} />
);

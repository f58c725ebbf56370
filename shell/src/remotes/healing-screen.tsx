import type { PartProps } from '@cyberharbour/platform';
import { Loading } from '@cyberharbour/shared-ui';
import { Suspense, useState } from 'react';
import { RenderBoundary } from './render-boundary';
import type { Screen } from './remote';

interface HealingScreenProps extends PartProps {
  /** The screen that the route's loader loaded. */
  getScreen: () => Screen;
  replace: (failed: Screen, cause: unknown) => Promise<Screen>;
  /** Whether a server rendered it, or does: it is hydrated after the frame, in slices, or at once where it is used. */
  isRendered?: boolean;
}

/**
 * Renders a remote's screen; one that throws is replaced in its place by the fallback's, and nothing around it
 * changes.
 */
export function HealingScreen({ getScreen, replace, item, isRendered = false }: HealingScreenProps) {
  const [screen, setScreen] = useState(getScreen);
  const [failure, setFailure] = useState<{ cause: unknown }>();
  // Caught by the area's own boundary, which shows the card.
  if (failure) throw failure.cause;
  const heal = (cause: unknown) =>
    void replace(screen, cause).then(setScreen, (error: unknown) => setFailure({ cause: error }));
  const drawn = <screen.Component {...(item !== undefined && { item })} />;
  return (
    <RenderBoundary key={screen.of.version} onError={heal} fallback={<Loading />}>
      {isRendered ? <Suspense fallback={<Loading />}>{drawn}</Suspense> : drawn}
    </RenderBoundary>
  );
}

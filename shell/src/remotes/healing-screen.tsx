import { Loading } from '@cyberharbour/shared-ui';
import { useState } from 'react';
import { CatchRender } from './catch-render';
import type { Screen } from './remote';

interface HealingScreenProps {
  /** What the route's loader brought. */
  brought: () => Screen;
  replace: (failed: Screen, cause: unknown) => Promise<Screen>;
}

/** Draws a remote's screen; one that throws is replaced in its place by that of the version before, and nothing around it notices. */
export function HealingScreen({ brought, replace }: HealingScreenProps) {
  const [shown, setShown] = useState(brought);
  const [lost, setLost] = useState<{ cause: unknown }>();
  // To the area's own boundary, which shows the card.
  if (lost) throw lost.cause;
  const heal = (cause: unknown) =>
    void replace(shown, cause).then(setShown, (left: unknown) => setLost({ cause: left }));
  return (
    <CatchRender key={shown.of.version} onCaught={heal} instead={<Loading />}>
      <shown.Component />
    </CatchRender>
  );
}

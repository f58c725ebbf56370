import { useHydrated } from '@cyberharbour/shared-api';
import { Suspense } from 'react';
import { drawing } from '../covers/drawing';

const Motif = drawing(() =>
  import(/* webpackChunkName: "motif" */ '@cyberharbour/shared-ui/art-motif').then(({ Motif: drawn }) => drawn),
);

/** The boat without wind, for a list without anything. Its place is reserved until it comes. */
export function Becalmed() {
  const hydrated = useHydrated();
  return (
    <span className="pub-becalmed">
      {hydrated ? (
        <Suspense>
          <Motif name="empty" />
        </Suspense>
      ) : null}
    </span>
  );
}

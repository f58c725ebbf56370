import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on a server and in the first render of the browser, so that both draw the same; true ever after. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

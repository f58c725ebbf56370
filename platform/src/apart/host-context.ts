import { createContext } from 'react';
import type { ScreenHost } from '../host-contract/index';

/** The host of a screen with a React of its own. */
export const HostContext = createContext<ScreenHost | undefined>(undefined);

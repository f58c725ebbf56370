import { RouterLinks } from '@cyberharbour/platform/kit';
import { renderRoute } from '@cyberharbour/shared-api/testing';
import { configure } from '@testing-library/react';
import { routes } from '../routes';

// In milliseconds: the first test of a file loads its screen too, and machines are busy.
configure({ asyncUtilTimeout: 5000 });

/** Opens one of this remote's screens as a visitor would; put `fakeApi` in place first. */
export const open = (url: string) => renderRoute(routes, url, { wrapper: RouterLinks });

import { RouterLinks } from '@cyberharbour/platform/kit';
import { renderRoute } from '@cyberharbour/shared-api/testing';
import { routes } from '../routes';

/** Opens one of this remote's screens as a visitor would; put `fakeApi` in place first. */
export const open = (url: string) => renderRoute(routes, url, { wrapper: RouterLinks });

import type { RemoteRoute } from '@cyberharbour/platform';
import { RouterLinks } from '@cyberharbour/platform/kit';
import { renderRoute } from '@cyberharbour/shared-api/testing';
import { routes } from '../routes';

/**
 * Opens one of this remote's screens as a visitor would; put `fakeApi` in place first.
 * @param others routes that another remote would have
 */
export const open = (url: string, others: RemoteRoute[] = []) =>
  renderRoute([...routes, ...others], url, { wrapper: RouterLinks });

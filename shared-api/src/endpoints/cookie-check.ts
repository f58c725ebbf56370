import { ApiFailure } from '@cyberharbour/shared-api';
import { http } from '@cyberharbour/shared-api/endpoint';
import { cookieRefused } from '../contract/session-cookie';

/**
 * Asks for the session that has just begun: a browser that refuses cookies fails here, not at the next page.
 * @param begins what is said before
 */
export const checkCookie = (begins = '') =>
  http.get('/auth/verify').catch((error: unknown) => {
    if (error instanceof ApiFailure && error.status === 401)
      throw new ApiFailure(401, {
        message: `${begins}${cookieRefused}`,
        code: 'COOKIE_REFUSED',
        errors: {},
        retryAfter: undefined,
      });
  });

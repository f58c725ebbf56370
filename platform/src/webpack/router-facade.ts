import type { Configuration } from 'webpack';

/**
 * `react-router-dom` means the thin facade of the host.
 * @param file absolute path of the facade
 */
export const withRouterFacade = (
  resolve: Configuration['resolve'],
  file: string,
): NonNullable<Configuration['resolve']> => ({
  ...resolve,
  alias: { ...(resolve?.alias as Record<string, string> | undefined), 'react-router-dom$': file },
});

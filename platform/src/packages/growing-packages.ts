/**
 * The entry points that grow with the product: what one release gives of them can be more than the one before gave,
 * under the same version.
 */
export const growingPackages: readonly string[] = [
  '@cyberharbour/shared-api',
  '@cyberharbour/shared-api/endpoint',
  '@cyberharbour/shared-ui',
  'react-router-dom',
];

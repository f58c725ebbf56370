/**
 * What the web server and the commands of releases need of the contract. The whole of it is schemas that take 12 MiB,
 * and they check nothing by them.
 */
export * from './api-version.ts';
export * from './release-feel.ts';
export * from './release-names.ts';
export * from './releases.ts';
export * from './session-cookie.ts';

export { provideExtensions } from './host-extensions';
export { useEntries, useMenu } from './use-menu';

export { provideExtensions } from './host-extensions';
export { Slot } from './slot';
export { useEntries, useMenu } from './use-menu';

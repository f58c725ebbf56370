// The core: what most pages draw. The host provides it once. What one remote alone draws, and every drawing, is an
// entry point of its own and comes with that remote.
export * from './badge';
export * from './button';
export * from './checkbox';
export * from './cover-image';
export * from './day';
export * from './empty-state';
export * from './error-state';
export * from './field';
export * from './filter-chips';
export * from './flag';
export * from './footer';
export * from './header';
export * from './icon';
export * from './layout';
export * from './link';
export * from './loading';
export * from './mark';
export * from './menu';
export * from './notice';
export * from './page-head';
export * from './search-box';
export * from './section-head';
export * from './skip-link';
export * from './text';
export * from './text-area';
export * from './theme-switch';

export * from './theme-switch';

export * from './header';

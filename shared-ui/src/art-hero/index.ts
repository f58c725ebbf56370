export * from './hero';

export * from './letter-parts';

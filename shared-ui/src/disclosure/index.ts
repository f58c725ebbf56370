export * from './disclosure';

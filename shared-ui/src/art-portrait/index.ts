export * from './portrait';

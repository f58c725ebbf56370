export * from './flag';

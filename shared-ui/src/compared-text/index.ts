export * from './compared-text';

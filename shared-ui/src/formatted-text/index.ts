export * from './formatted-text';

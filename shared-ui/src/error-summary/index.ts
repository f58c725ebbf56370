export * from './error-summary';
export * from './failures-of';

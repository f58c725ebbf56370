export * from './section-head';

export * from './page-head';

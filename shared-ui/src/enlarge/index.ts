export * from './enlarge';

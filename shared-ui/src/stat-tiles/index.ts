export * from './stat-tiles';

export * from './cover';
export type { Topic } from './scenes';

export * from './motif';

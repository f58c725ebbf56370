export * from './cover-image';

export * from './band';

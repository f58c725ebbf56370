export { paragraphs } from './paragraphs';
export * from './text';

export * from './contours';

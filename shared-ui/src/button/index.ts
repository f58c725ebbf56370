export * from './button';
export * from './button-link';

export * from './menu';
export * from './user-menu';

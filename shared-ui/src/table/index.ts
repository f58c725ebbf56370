export * from './sortable-header';
export * from './table';

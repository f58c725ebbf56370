export * from './item-list';

export * from './field';
export * from './inputs';
export { useFieldWiring, type FieldWiring } from './field-context';

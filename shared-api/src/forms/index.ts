export { atField } from './field-words';
export { formResolver, type Schema } from './form-resolver';

export { useTitle } from './use-title';

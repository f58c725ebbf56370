export { notify } from './notify';
export { Providers } from './providers';

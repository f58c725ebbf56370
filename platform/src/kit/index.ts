export { notify } from './notify';
export { Providers, RouterLinks } from './providers';

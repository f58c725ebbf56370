export { runAlone } from './run-alone';
export { standaloneRoutes, type StandaloneRemote } from './standalone-routes';

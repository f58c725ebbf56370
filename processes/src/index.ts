export { endProcess, type ServerProcess, startServer } from './server-process.ts';

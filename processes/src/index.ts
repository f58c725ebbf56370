export { chromiumArguments } from './chromium.ts';
export { endProcess, type ServerProcess, startServer } from './server-process.ts';

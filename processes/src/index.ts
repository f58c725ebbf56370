export { chromiumArguments } from './chromium.ts';
export { freePort } from './free-port.ts';
export { endProcess, type ServerProcess, startServer } from './server-process.ts';

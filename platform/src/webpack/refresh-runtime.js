/*
 * The host's first entry in development: one refresh runtime for the whole page, which the remotes take as an external.
 */
import * as runtime from 'react-refresh/runtime';

globalThis.__REFRESH_RUNTIME__ = runtime;
runtime.injectIntoGlobalHook(globalThis);
globalThis.$RefreshReg$ = () => {};
globalThis.$RefreshSig$ = () => (type) => type;

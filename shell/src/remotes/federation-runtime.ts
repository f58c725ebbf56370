import * as runtime from '@module-federation/runtime-core';

/** Containers that `@module-federation/enhanced` built to take its runtime from the page look for it here. */
Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', runtime);

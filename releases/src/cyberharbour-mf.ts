#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

// Compiled once, not at every command: a roll back should not wait for it.
enableCompileCache();
await import('./command-line/main.ts');

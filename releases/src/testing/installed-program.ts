import { dirname, join } from 'node:path';
import { program } from '../command-line/program.ts';

/** Root of the source tree that this file lies in. */
export const root = join(import.meta.dirname, '../../..');

/** The command as npm installs it, which is what people and pipelines run. */
export const installedProgram = join(root, 'node_modules', '.bin', program);

/** This process's Node first, and the commands of the tree. */
export const programPath = `${dirname(process.execPath)}:${join(root, 'node_modules', '.bin')}:${process.env['PATH'] ?? ''}`;

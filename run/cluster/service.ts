import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { UserError } from '../processes/product.ts';
import type { Account } from './programs.ts';

/** Milliseconds until a program that ended by itself is started again. */
const restartPause = 1000;
/** Milliseconds that a program has to end when it is asked to. */
const patience = 35_000;

export interface ServiceOptions {
  command: string;
  words: readonly string[];
  /** File that gets everything it prints. */
  log: string;
  env?: NodeJS.ProcessEnv;
  account?: Account | undefined;
  /** Resolves once it works; what it rejects with is tried again until `deadline`. */
  isReady: () => Promise<boolean>;
  /** Milliseconds until it has to work. */
  deadline?: number;
  /** Signal that asks it to end at once. */
  stopSignal?: NodeJS.Signals;
  /** The data of a PostgreSQL server that it starts, which is nobody's child. */
  dataFolder?: string;
}

/** A process of the cluster; it is started again when it ends by itself, as systemd does with `Restart=always`. */
export class Service {
  readonly name: string;
  private options: ServiceOptions;
  private child: ChildProcess | null = null;
  private isWanted = false;

  constructor(name: string, options: ServiceOptions) {
    this.name = name;
    this.options = options;
  }

  /** @throws UserError when it does not work in time, with the place of its log */
  async start(): Promise<void> {
    this.isWanted = true;
    this.spawn();
    await this.untilReady();
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** What it is from its next start on. */
  change(options: ServiceOptions): void {
    this.options = options;
  }

  async untilReady(): Promise<void> {
    const { isReady, deadline = 60_000, log } = this.options;
    for (const end = Date.now() + deadline; Date.now() < end && this.isWanted; await pause(200))
      if (await isReady().catch(() => false)) return;
    if (this.isWanted) throw new UserError(`${this.name} does not start; what it printed is in ${log}`);
  }

  /** A signal to it and to every process that came of it. */
  signal(signal: NodeJS.Signals): void {
    for (const pid of this.family()) sendSignal(pid, signal);
  }

  /** Ends it with everything that came of it, as a machine that loses its power; it stays away until `start`. */
  async kill(): Promise<void> {
    this.isWanted = false;
    const { child } = this;
    const gone = child && child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
    this.signal('SIGKILL');
    await gone;
  }

  /** Asks it to end, and waits until it is gone. */
  async stop(): Promise<void> {
    this.isWanted = false;
    const { child } = this;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const family = this.family();
    const gone = once(child, 'exit');
    child.kill('SIGCONT');
    child.kill(this.options.stopSignal ?? 'SIGTERM');
    await Promise.race([gone, pause(patience, undefined, { ref: false })]);
    for (const pid of family) sendSignal(pid, 'SIGKILL');
  }

  private family(): number[] {
    const { dataFolder } = this.options;
    const server = dataFolder === undefined ? null : findServer(dataFolder);
    return [this.child?.pid ?? null, server].flatMap((pid) => (pid === null ? [] : listFamily(pid)));
  }

  private spawn(): void {
    const { command, words, log, env = process.env, account } = this.options;
    const output = openSync(log, 'a');
    // A group of its own: Ctrl-C reaches the command, which ends the programs in their order.
    const child = spawn(command, words, { env, stdio: ['ignore', output, output], detached: true, ...account });
    this.child = child;
    child.once('error', (error) => console.error(`${this.name}: ${error.message}`));
    child.once('exit', () => {
      setTimeout(() => {
        // Somebody may have started it meanwhile.
        if (this.isWanted && this.child === child) this.spawn();
      }, restartPause).unref();
    });
  }
}

/** One that is gone needs no signal. */
function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** The PostgreSQL server that works on a folder; the number in its file may long be that of another process. */
function findServer(dataFolder: string): number | null {
  try {
    const pid = Number(readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return readlinkSync(`/proc/${pid}/cwd`) === dataFolder ? pid : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** A process, its children and theirs; those of PostgreSQL have sessions of their own, so no group has all of them. */
function listFamily(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = readParent(Number(name));
    if (parent !== null) parents.set(Number(name), parent);
  }
  const family = [pid];
  for (const each of family) for (const [child, parent] of parents) if (parent === each) family.push(child);
  return family;
}

/** Null for a process that ended while the list was read. */
function readParent(pid: number): number | null {
  try {
    // The name of the program may hold spaces and brackets.
    return Number(/\) \S (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? 0);
  } catch {
    return null;
  }
}

import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, statfsSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { UserError } from '../processes/product.ts';
import { numberOf, type Plan } from './plan.ts';
import { databaseAccount } from './programs.ts';

const run = promisify(execFile);

/** Debian's libfaketime, for programs with threads. */
const fakeTime = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';
/**
 * The machine whose clock can be set: at the start it has the primary of PostgreSQL. Patroni and Redis do not run under
 * libfaketime: their clocks stay right.
 */
const machine = '1';

interface Wanted {
  disk?: number;
  hasOwnClock?: boolean;
}

/** What the processes of one machine would have to themselves if there were several: a disk, and a clock. */
export class MachineSettings {
  private readonly plan: Plan;
  private readonly wanted: Wanted;
  private readonly mounted: string[] = [];

  constructor(plan: Plan, wanted: Wanted) {
    this.plan = plan;
    this.wanted = wanted;
  }

  /** @throws UserError where it takes root, or a package that is missing */
  prepare(): void {
    const { disk, hasOwnClock } = this.wanted;
    if (hasOwnClock) {
      if (!existsSync(fakeTime))
        throw new UserError('A clock that can be set needs a Debian package: apt-get install libfaketime');
      this.setClock(0);
    }
    if (disk === undefined) return;
    const account = databaseAccount();
    if (!account) throw new UserError('A disk that can be filled is mounted, which is for root.');
    for (const { name } of this.plan.databases) {
      const folder = join(this.plan.folder, name);
      mkdirSync(folder, { recursive: true });
      const options = `size=${disk}m,mode=700,uid=${account.uid},gid=${account.gid}`;
      execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
      this.mounted.push(folder);
    }
  }

  environmentOf(service: string): NodeJS.ProcessEnv {
    // PostgreSQL has it by `programsOf`.
    return this.hasClock(service) && /^(api|web)-/.test(service) ? this.clockSettings : {};
  }

  /** @returns the folder of PostgreSQL's programs for a node, with its server under the clock of its machine */
  programsOf(node: string, bin: string): string {
    if (!this.hasClock(node)) return bin;
    const folder = join(this.plan.folder, `programs-of-${node}`);
    mkdirSync(folder);
    for (const name of readdirSync(bin)) if (name !== 'postgres') symlinkSync(join(bin, name), join(folder, name));
    const settings = Object.entries(this.clockSettings).map(([name, value]) => `${name}=${value}`);
    const script = `#!/bin/sh\nexec env ${settings.join(' ')} ${bin}/postgres "$@"\n`;
    writeFileSync(join(folder, 'postgres'), script, { mode: 0o755 });
    return folder;
  }

  /** @param hours by which machine 1 is ahead */
  setClock(hours: number): void {
    const next = `${this.clockFile}.next`;
    writeFileSync(next, `${hours < 0 ? '' : '+'}${hours}h\n`, { mode: 0o644 });
    // Nobody reads half of it.
    renameSync(next, this.clockFile);
  }

  /**
   * Fills the disk of a database, to its last byte unless some stay free.
   * @param left megabytes that stay free
   * @returns takes away what fills it
   */
  async fillDisk(name: string, left = 0): Promise<() => Promise<void>> {
    const folder = join(this.plan.folder, name);
    const file = join(folder, 'ballast');
    const { bavail, bsize } = statfsSync(folder);
    await run('fallocate', ['--length', String(bavail * bsize - Math.max(left, 1) * 2 ** 20), file]);
    // It ends where the disk does.
    if (left === 0)
      await run('dd', ['if=/dev/zero', `of=${file}`, 'oflag=append', 'conv=notrunc']).catch((error: unknown) => {
        if (statfsSync(folder).bavail > 0) throw error;
      });
    // This process goes on meanwhile, with the load of a drill for one.
    return () => rm(file);
  }

  end(): void {
    for (const folder of this.mounted) execFileSync('umount', [folder]);
  }

  private hasClock(service: string): boolean {
    return this.wanted.hasOwnClock === true && numberOf(service) === machine;
  }

  private get clockSettings(): Record<string, string> {
    return {
      LD_PRELOAD: fakeTime,
      FAKETIME_TIMESTAMP_FILE: this.clockFile,
      FAKETIME_CACHE_DURATION: '1',
      // A clock that is set moves no other: what has passed has passed.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    };
  }

  private get clockFile(): string {
    return join(this.plan.folder, 'clock-of-machine-1');
  }
}

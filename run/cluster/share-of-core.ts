import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../processes/product.ts';

const groups = '/sys/fs/cgroup';
/** Microseconds in which a group may have its share; short, so that no request waits long for the next one. */
const period = 20_000;

/**
 * Control groups of Linux, of either version: https://docs.kernel.org/scheduler/sched-bwc.html and
 * https://docs.kernel.org/admin-guide/cgroup-v2.html#cpu.
 */
function findController(): { parent: string; limit: (share: number) => [file: string, text: string][] } {
  const quota = (share: number) => Math.round(share * period);
  if (existsSync(join(groups, 'cpu/cpu.cfs_quota_us')))
    return {
      parent: join(groups, 'cpu'),
      limit: (share) => [
        ['cpu.cfs_period_us', `${period}`],
        ['cpu.cfs_quota_us', `${quota(share)}`],
      ],
    };
  if (existsSync(join(groups, 'cgroup.controllers')))
    return { parent: groups, limit: (share) => [['cpu.max', `${quota(share)} ${period}`]] };
  throw new UserError('This needs control groups of Linux, and the right to make one (root).');
}

/**
 * Holds each process with its threads to a share of one core, so that what others take of the cores does not matter.
 * @param share of one core, as 0.3
 * @returns what lets them go; a process that has ended needs it, too
 */
export function holdToShare(pids: readonly number[], share: number): () => void {
  const { parent, limit } = findController();
  const made = pids.map((pid) => {
    const group = join(parent, `cyberharbour-${pid}`);
    mkdirSync(group);
    for (const [file, text] of limit(share)) writeFileSync(join(group, file), text);
    writeFileSync(join(group, 'cgroup.procs'), `${pid}`);
    return { pid, group };
  });
  return () => {
    for (const { pid, group } of made) {
      if (existsSync(`/proc/${pid}`)) writeFileSync(join(parent, 'cgroup.procs'), `${pid}`);
      rmdirSync(group);
    }
  };
}

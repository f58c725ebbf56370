import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../processes/command.ts';
import { releasable } from '../product/releases.ts';
import { root } from '../root.ts';
import { median, timeWork } from './figures.ts';
import { scratchFolder, stackSettings } from './stack.ts';

const formatSeconds = (seconds: number) => `${seconds.toFixed(1)} s`;

/** Starts the product by its own command until it says that it is ready, and ends it. */
async function startOnce(cwd: string, env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn('npm', ['start'], { cwd, env: { ...process.env, ...env }, detached: true });
  let output = '';
  const isReady = () => /^Ready after/m.test(output);
  child.stdout.on('data', (text: Buffer) => {
    output += String(text);
    if (isReady() && child.pid) process.kill(-child.pid, 'SIGINT');
  });
  child.stderr.on('data', (text: Buffer) => (output += String(text)));
  await once(child, 'exit');
  if (!isReady()) throw new Error(output);
}

/** Seconds from a fresh clone to a running product, and from a clone where nothing has changed. */
export async function benchStarts(runs: number): Promise<void> {
  const place = scratchFolder();
  const clone = join(place, 'clone');
  const settings = stackSettings(place, [23100, 24100]);
  const fresh = await timeWork(async () => {
    await runCommand('git', ['clone', '--quiet', root, clone]);
    await startOnce(clone, settings);
  });
  console.log(
    `From a fresh clone to ready                ${formatSeconds(fresh)}   (once; installing takes what the line gives)`,
  );
  const warm: number[] = [];
  for (let run = 0; run < runs; run += 1) warm.push(await timeWork(() => startOnce(clone, settings)));
  console.log(
    `Started again, nothing changed             ${formatSeconds(median(warm))}   (median of ${runs}, with ending it)`,
  );
  rmSync(place, { recursive: true, force: true });
}

/** Seconds of each build, without and with what the build before left in its cache. */
export async function benchBuilds(runs: number): Promise<void> {
  for (const unit of releasable) {
    const cold: number[] = [];
    const warm: number[] = [];
    const build = () => runCommand(process.execPath, [join(root, 'node_modules/.bin/cyberharbour-mf'), 'build', unit]);
    for (let run = 0; run < Math.min(runs, 3); run += 1) {
      rmSync(join(root, unit, 'node_modules/.cache/webpack'), { recursive: true, force: true });
      cold.push(await timeWork(build));
      warm.push(await timeWork(build));
    }
    const ratio = (median(warm) / median(cold)).toFixed(2);
    console.log(
      `Build of ${unit.padEnd(14)}                    ${formatSeconds(median(cold))} cold, ${formatSeconds(median(warm))} warm   (ratio ${ratio})`,
    );
  }
}

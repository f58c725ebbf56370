import { countsAt, feelAt } from '../api-server/counts.ts';
import { defineCommand, wordAt, WrongUse } from '../command-line/command.ts';
import type { Values } from '../command-line/command.ts';
import { apiOptions, nameWord, noteOptions, smokeOptions, versionWord } from '../command-line/options.ts';
import { program } from '../command-line/program.ts';
import { apiOf, noteOf, tokenFor } from '../command-line/settings.ts';
import { promote as makeLive } from '../moves/promote.ts';
import type { Revision } from '../store/revision.ts';
import { smokeMount } from '../shell-programs/smoke-mount.ts';
import { watchTrial } from '../trials/watch-trial.ts';

const options = {
  percent: { type: 'string', value: 'N', number: true, does: 'a trial: share of the visitors that get it' },
  watch: { type: 'boolean', does: 'compare the trial with the live version, and take it back by itself' },
  minutes: { type: 'string', value: 'N', number: true, does: 'how long a sound trial is watched (30)' },
  sessions: { type: 'string', value: 'N', number: true, does: 'how many sessions of a sound trial are enough (2000)' },
  to: { type: 'string', value: 'URL', does: `ask a ${program} serve to do it, with the token in RELEASE_TOKEN` },
  ...smokeOptions,
  ...noteOptions,
  ...apiOptions,
} as const;

const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));

/** How a trial is watched; nothing where it is not. @throws WrongUse where that cannot be */
function watchOf({ watch, minutes, sessions, percent, api }: Values<typeof options>) {
  if (!watch) {
    if (minutes ?? sessions)
      throw new WrongUse(`--${minutes ? 'minutes' : 'sessions'} says how long to watch: name --watch too.`);
    return undefined;
  }
  const address = api ?? process.env['API_URL'];
  if (percent === undefined || Number(percent) >= 100)
    throw new WrongUse('--watch compares a trial with the live version: name a share below 100 with --percent.');
  if (!address?.startsWith('http'))
    throw new WrongUse('--watch reads counts from the API: name its address with --api or API_URL.');
  const [patience, enough] = [numberOf(minutes), numberOf(sessions)];
  return {
    counts: countsAt(address),
    feel: feelAt(address),
    ...(patience !== undefined && { patience: patience * 60_000 }),
    ...(enough !== undefined && { enough }),
  };
}

const describeLive = (name: string, { current, canary }: Revision) =>
  canary
    ? `${name} ${canary.version} is live for ${canary.percent} % of visitors, ${current} for the others.`
    : `${name} ${current} is live.`;

/** What the machine that has the store decides by its own settings, and says to nobody else. */
const decidedThere = ['watch', 'minutes', 'sessions', 'require-smoke', 'no-smoke', 'by', 'api'] as const;

/** @throws WrongUse for an option that only counts where the store is */
async function promoteAt(address: string, name: string, version: string, typed: Values<typeof options>) {
  const here = decidedThere.find((option) => typed[option] !== undefined);
  if (here) throw new WrongUse(`--${here} is for the store here; with --to, that machine decides it.`);
  const token = tokenFor(address);
  const { promoteThere } = await import('../http-api/promote-there.ts');
  const { percent, reason } = typed;
  const live = await promoteThere(address, { name, version, percent: numberOf(percent), reason, token });
  return { value: live, sentence: describeLive(name, live) };
}

export const promote = defineCommand({
  verb: 'promote',
  words: [nameWord, versionWord],
  options,
  does: 'make a published version live, for everybody or for a share of the visitors; watched, it is taken back by itself when it fails more often than the live one or feels worse',
  async run(invocation) {
    const { store, options: typed, say } = invocation;
    const [name, version] = [wordAt(invocation, 0), wordAt(invocation, 1)];
    if (typed.to !== undefined) return promoteAt(typed.to, name, version, typed);
    const watch = watchOf(typed);
    const { smoke, note } = smokeMount(store, typed);
    const live = await makeLive(store, name, version, {
      percent: numberOf(typed.percent),
      api: await apiOf(typed),
      smoke,
      ...noteOf(typed),
    });
    if (!watch) return { value: live, sentence: `${describeLive(name, live)}${note()}` };
    if (note()) say(note().trim());
    const report = await watchTrial(store, name, { ...watch, say, by: noteOf(typed).by });
    return { value: report, sentence: report.sentence, negative: report.result === 'rolled back' };
  },
});

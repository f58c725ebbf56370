import {
  brokenByApi,
  disable,
  enable,
  liveReleases,
  pin,
  promote,
  reasonsAgainst,
  rollback,
  unpin,
  watchTrial,
} from '../index.ts';
import { apiOf, need, noteOf, WrongUse } from '../command-line/command.ts';
import { countsAt } from '../api-server/counts.ts';
import { smokeMount } from '../shell-programs/smoke-mount.ts';
import type { Asked, Command } from '../command-line/command.ts';

const nameOf = (asked: Asked) => need(asked, 0, 'A name (mf_public, shell)');

export const canIDeploy: Command = {
  usage: 'can-i-deploy <name> <version> [--require-smoke|--no-smoke] [--api V|URL]',
  does: 'ask every gate, move nothing; the name api asks for a version of the API',
  async run(asked) {
    const [name, version] = [nameOf(asked), need(asked, 1, 'A version')];
    const { smoke, note } = smokeMount(asked);
    const found =
      name === 'api'
        ? brokenByApi(await liveReleases(asked.store), version)
        : await reasonsAgainst(asked.store, name, version, { api: await apiOf(asked) });
    const reasons = name === 'api' || found.length > 0 ? found : await smoke(name, version);
    return {
      value: { name, version, deployable: reasons.length === 0, reasons },
      sentence: reasons.length === 0 ? `Yes: ${name} ${version} may go live.${note()}` : `No: ${reasons.join('\n')}`,
      no: reasons.length > 0,
    };
  },
};

function percentOf({ options }: Asked): number | undefined {
  if (options.percent === undefined) return undefined;
  if (!/^\d+(\.\d+)?$/.test(options.percent)) throw new WrongUse(`--percent ${options.percent} is no number.`);
  return Number(options.percent);
}

/** How a trial is watched. @throws WrongUse where that cannot be */
function wayToWatch(asked: Asked) {
  const address = asked.options.api ?? process.env['API_URL'];
  const percent = percentOf(asked);
  if (percent === undefined || percent >= 100)
    throw new WrongUse('--watch compares a trial with the live version: name a share below 100 with --percent.');
  if (!address?.startsWith('http'))
    throw new WrongUse('--watch reads counts from the API: name its address with --api or API_URL.');
  const number = (name: 'minutes' | 'sessions') => {
    const text = asked.options[name];
    if (text !== undefined && !/^\d+(\.\d+)?$/.test(text)) throw new WrongUse(`--${name} ${text} is no number.`);
    return text === undefined ? undefined : Number(text);
  };
  const [minutes, enough] = [number('minutes'), number('sessions')];
  return {
    counts: countsAt(address),
    say: asked.say,
    ...(minutes !== undefined && { patience: minutes * 60_000 }),
    ...(enough !== undefined && { enough }),
  };
}

export const promoteIt: Command = {
  usage:
    'promote <name> <version> [--percent N [--watch [--minutes N] [--sessions N]]] [--require-smoke|--no-smoke] [--reason "…"] [--api V|URL]',
  does: 'make a published version live, for everybody or for a share of the visitors; watched, it is taken back by itself when it fails more often than the live one',
  async run(asked) {
    const [name, version] = [nameOf(asked), need(asked, 1, 'A version')];
    const watch = asked.options.watch ? wayToWatch(asked) : undefined;
    const { smoke, note } = smokeMount(asked);
    const done = await promote(asked.store, name, version, {
      percent: percentOf(asked),
      api: await apiOf(asked),
      smoke,
      ...noteOf(asked),
    });
    const sentence = done.canary
      ? `${name} ${version} is live for ${done.canary.percent} % of visitors, ${done.current} for the others.`
      : `${name} ${done.current} is live.`;
    if (!watch) return { value: done, sentence: `${sentence}${note()}` };
    if (note()) asked.say(note().trim());
    const watched = await watchTrial(asked.store, name, { ...watch, by: noteOf(asked).by });
    return { value: watched, sentence: watched.sentence, no: watched.outcome === 'rolled back' };
  },
};

export const rollBack: Command = {
  usage: 'rollback <name> [--to V] [--reason "…"]',
  does: 'end a trial, else go back to the version before, without a build',
  async run(asked) {
    const done = await rollback(asked.store, nameOf(asked), {
      to: asked.options.to,
      api: await apiOf(asked),
      ...noteOf(asked),
    });
    return { value: done, sentence: `${nameOf(asked)} is back at ${done.current}.` };
  },
};

export const pinIt: Command = {
  usage: 'pin <name> [<version>] [--reason "…"]',
  does: 'keep it at its live version, or at the one named, until it is unpinned',
  async run(asked) {
    const done = await pin(asked.store, nameOf(asked), asked.words[1], { api: await apiOf(asked), ...noteOf(asked) });
    return { value: done, sentence: `${nameOf(asked)} is pinned at ${done.current}.` };
  },
};

export const unpinIt: Command = {
  usage: 'unpin <name>',
  does: 'let it move again',
  async run(asked) {
    const done = await unpin(asked.store, nameOf(asked), noteOf(asked));
    return { value: done, sentence: `${nameOf(asked)} may move again; ${done.current} is live.` };
  },
};

export const disableIt: Command = {
  usage: 'disable <name> [--reason "…"]',
  does: 'no page loads it any more; its area says so, the rest of every page stands',
  async run(asked) {
    return {
      value: await disable(asked.store, nameOf(asked), noteOf(asked)),
      sentence: `${nameOf(asked)} is disabled: no page loads it.`,
    };
  },
};

export const enableIt: Command = {
  usage: 'enable <name>',
  does: 'load it again',
  async run(asked) {
    const done = await enable(asked.store, nameOf(asked), { api: await apiOf(asked), ...noteOf(asked) });
    return { value: done, sentence: `${nameOf(asked)} ${done.current} is loaded again.` };
  },
};

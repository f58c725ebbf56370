import { defineCommand, wordAt } from '../command-line/command.ts';
import { apiOptions, nameWord, smokeOptions, versionWord } from '../command-line/options.ts';
import { apiOf } from '../command-line/settings.ts';
import { liveReleases } from '../discovery/live-set.ts';
import { sayCosts } from '../gates/brought.ts';
import { brokenByApi, reasonsAgainst } from '../gates/index.ts';
import { smokeMount } from '../shell-programs/smoke-mount.ts';

export const canIDeploy = defineCommand({
  verb: 'can-i-deploy',
  words: [nameWord, versionWord],
  options: { ...smokeOptions, ...apiOptions },
  does: 'ask every gate, move nothing; the name api asks for a version of the API',
  async run(invocation) {
    const { store, options } = invocation;
    const [name, version] = [wordAt(invocation, 0), wordAt(invocation, 1)];
    const { smoke, note } = smokeMount(store, options);
    const against =
      name === 'api'
        ? brokenByApi(await liveReleases(store), version)
        : await reasonsAgainst(store, name, version, { api: await apiOf(options) });
    const costs = async () => (name === 'api' ? '' : sayCosts(await store.release(name, version)));
    const reasons = name === 'api' || against.length > 0 ? against : await smoke(name, version);
    return {
      value: { name, version, deployable: reasons.length === 0, reasons },
      sentence:
        reasons.length === 0
          ? `Yes: ${name} ${version} may go live.${await costs()}${note()}`
          : `No: ${reasons.join('\n')}`,
      negative: reasons.length > 0,
    };
  },
});

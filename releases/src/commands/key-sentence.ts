import type { NewKey } from '../signatures/keys.ts';

/** What a person has to know after a team got a key. */
export const keySentence = ({ team, privateKey, signed }: NewKey) =>
  `Team ${team.team} owns ${team.owns.join(', ')} with key ${team.keys.at(-1)?.id ?? ''}. ${signed} versions were signed anew.\n` +
  `Its private key lies in ${privateKey}: move it to the team's secrets, and name it with RELEASE_KEY.`;

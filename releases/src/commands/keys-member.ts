import { defineCommand, wordAt } from '../command-line/command.ts';
import { setMember } from '../teams/members.ts';

export const keysMember = defineCommand({
  verb: 'keys member',
  words: [
    { name: 'team', called: 'A team' },
    { name: 'email', called: 'An e-mail address' },
  ],
  options: { remove: { type: 'boolean', does: 'is a member no longer' } },
  does: 'an administrator of the site who may move a team’s units of release in the console',
  async run(invocation) {
    const [team, email] = [wordAt(invocation, 0), wordAt(invocation, 1)];
    const members = await setMember(invocation.store, team, email, !invocation.options.remove);
    return { value: { team, members }, sentence: `Members of team ${team}: ${members.join(', ') || 'none'}.` };
  },
});

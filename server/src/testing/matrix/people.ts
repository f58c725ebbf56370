import type { Person } from '../person.ts';
import { adminEmail, password, type TestServer } from '../test-server.ts';
import type { Own } from './sample.ts';

export const roles = [
  'visitor',
  'deleted',
  'unverified',
  'general',
  'business',
  'leaving',
  'owner',
  'administrator',
] as const;
export type MatrixRole = (typeof roles)[number];

/** Who makes a call: with the cookie of their session, and what they say of themselves in a body. */
export interface Caller {
  role: MatrixRole;
  person: Person;
  own: Own;
}

const business = { role: 'business', businessName: 'B', businessAddress: 'A', businessAbn: '1' };

/**
 * One of each. `deleted` sends the cookie of an account that is no more, `leaving` asked for the deletion of theirs,
 * and `owner` has what others reach for.
 */
export async function invitePeople(server: TestServer): Promise<Record<MatrixRole, Caller>> {
  const admin = await server.admin();
  const unverified = server.person();
  const fields = { name: 'U', email: 'unverified@example.com', password, role: 'general' };
  unverified.id = (await unverified.post('/auth/register', fields)).body.user._id;
  const leaving = await server.member();
  await leaving.post('/user/deletion', { posts: 'stay' });
  const deleted = await server.member();
  await admin.delete(`/admin/users/${deleted.id}`);
  const people: Record<MatrixRole, Person> = {
    visitor: server.person(),
    deleted,
    unverified,
    general: await server.member(),
    business: await server.member(business),
    leaving,
    owner: await server.member(),
    administrator: admin,
  };
  const callers = roles.map(async (role) => [role, { role, person: people[role], own: await introduce(people[role]) }]);
  return Object.fromEntries(await Promise.all(callers)) as Record<MatrixRole, Caller>;
}

async function introduce(person: Person): Promise<Own> {
  const { status, body } = await person.get('/auth/verify');
  return status === 200 ? { role: body.user.role, email: body.user.email, userId: body.user._id } : {};
}

/** After a call that ended or replaced the session of its caller. */
export async function signInAgain({ role, person, own }: Caller, renewed: string | undefined): Promise<void> {
  if (renewed === undefined || role === 'visitor' || role === 'deleted') return;
  if (renewed) person.cookie = `__Host-session=${renewed}`;
  else await person.post('/auth/login', { email: role === 'administrator' ? adminEmail : own['email'], password });
}

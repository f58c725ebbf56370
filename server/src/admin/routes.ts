import {
  Done,
  ListQuery,
  Period,
  PostsOfUsers,
  PostsQuery,
  RoleChange,
  roles,
  UserAnswer,
  userOrders,
  UserPage,
} from '@cyberharbour/shared-api/contract';
import * as z from 'zod/mini';
import { responseShapes } from '../http/responses.ts';
import { readVersion } from '../http/versions.ts';
import { sendCsv, wantsCsv } from '../lists/csv.ts';
import { viewerOf } from '../sessions/guards.ts';
import { IdParams } from '../http/params.ts';
import type { App, Context } from '../context.ts';
import { requireFreshCheck } from '../second-steps/fresh-check.ts';
import { changeRole, deleteMember, everyMember, listMembers, memberColumns, postsOf, showMember } from './members.ts';

const MemberQuery = z.extend(ListQuery, {
  ...Period.shape,
  role: z.optional(z.enum(roles)),
  order: z.optional(z.enum(userOrders)),
});

/** What administrators do with accounts; blogs and campaigns are moderated in their own folders. */
export function adminRoutes(app: App, context: Context): void {
  const { admin } = context.guards;
  const item = { of: 'users', reach: 'every' } as const;

  app.get(
    '/admin/users',
    {
      onRequest: admin,
      config: { failed: 'Failed to load users', table: true },
      schema: {
        summary: 'Members, with counts by role; as a table for Accept: text/csv',
        querystring: MemberQuery,
        response: responseShapes(200, UserPage),
      },
    },
    async (request, reply) =>
      wantsCsv(request)
        ? sendCsv(reply, 'users', memberColumns, everyMember(context, request.query))
        : listMembers(context, request.query),
  );

  app.get(
    '/admin/users/posts',
    {
      onRequest: admin,
      config: { failed: 'Failed to load users' },
      schema: {
        summary: 'How many posts each of these members has',
        querystring: PostsQuery,
        response: responseShapes(200, PostsOfUsers),
      },
    },
    async ({ query }) => postsOf(context, query.users.split(',')),
  );

  app.get(
    '/admin/users/:id',
    {
      onRequest: admin,
      config: { failed: 'Failed to load user.', item },
      schema: { summary: 'One member', params: IdParams, response: responseShapes(200, UserAnswer) },
    },
    async ({ params }) => ({ success: true as const, user: await showMember(context, params.id) }),
  );

  app.put(
    '/admin/users/:id/role',
    {
      onRequest: admin,
      config: { failed: 'Failed to update role', event: 'role.changed', item },
      schema: {
        summary: 'Change a member’s role',
        params: IdParams,
        body: RoleChange,
        response: responseShapes(200, UserAnswer),
      },
    },
    async (request) => {
      const by = viewerOf(request);
      await requireFreshCheck(context, by, 'members with a second step');
      const user = await changeRole(context, by, request.params.id, {
        ...request.body,
        ...readVersion(request),
      });
      return { success: true as const, user, message: `Role updated to ${user.role}` };
    },
  );

  app.delete(
    '/admin/users/:id',
    {
      onRequest: admin,
      config: { failed: 'Failed to delete user', event: 'account.deleted', item },
      schema: {
        summary: 'Delete an account; its posts stay without a name',
        params: IdParams,
        response: responseShapes(200, Done),
      },
    },
    async (request) => {
      const by = viewerOf(request);
      await requireFreshCheck(context, by, 'members with a second step');
      await deleteMember(context, by, request.params.id);
      return { success: true as const, message: 'User deleted' };
    },
  );
}

import {
  Done,
  Library,
  LibraryAnswer,
  ResourceForm,
  ResourcePlace,
  ResourceRetirement,
} from '@cyberharbour/shared-api/contract';
import type { App, Context } from '../context.ts';
import { IdParams } from '../http/params.ts';
import { responseShapes } from '../http/responses.ts';
import { readVersion } from '../http/versions.ts';
import { viewerOf } from '../sessions/guards.ts';
import { readForm } from '../media/form.ts';
import { addResource, editResource, moveResource, retireResource } from './library.ts';
import { setPicture } from './picture.ts';
import { showItem } from './show.ts';
import { listLibrary, type ReadResource } from './store.ts';

const example = {
  link: 'https://www.cyber.gov.au/protect-yourself',
  content: '',
  audiences: ['person', 'shop'],
  reviewedOn: '2026-03-04',
};

/** How moderators look after the library. */
export function libraryRoutes(app: App, context: Context): void {
  const { db, guards } = context;
  const failed = 'Failed to save the resource.';
  const item = { of: 'resources', reach: 'every' } as const;
  const answer = (row: ReadResource, message: string) => ({
    success: true as const,
    resource: showItem(row, context),
    message,
  });

  app.get(
    '/admin/resources',
    {
      onRequest: guards.admin,
      config: { failed: 'Failed to load the library.' },
      schema: { summary: 'The whole library in its order, retired ones last', response: responseShapes(200, Library) },
    },
    async () => {
      const rows = await listLibrary(db);
      const total = rows.filter((row) => row.retired_at === null).length;
      return { success: true as const, resources: rows.map((row) => showItem(row, context)), total };
    },
  );

  app.post(
    '/admin/resources',
    {
      onRequest: guards.admin,
      config: { failed, example },
      schema: {
        summary: 'Add a link or a guide of the site’s own, at the end of the library',
        body: ResourceForm,
        response: responseShapes(201, LibraryAnswer),
      },
    },
    async (request, reply) => {
      const row = await addResource(context, viewerOf(request), request.body);
      return reply.code(201).send(answer(row, 'Resource added'));
    },
  );

  app.put(
    '/admin/resources/:id',
    {
      onRequest: guards.admin,
      config: { failed, versioned: true, item, example },
      schema: {
        summary: 'Change a resource',
        params: IdParams,
        body: ResourceForm,
        response: responseShapes(200, LibraryAnswer),
      },
    },
    async (request) => {
      const { id } = request.params;
      const row = await editResource(context, viewerOf(request), id, request.body, readVersion(request));
      return answer(row, 'Resource saved');
    },
  );

  app.put(
    '/admin/resources/:id/picture',
    {
      onRequest: guards.admin,
      preValidation: readForm,
      config: { failed: 'The picture could not be stored.', versioned: true, item },
      schema: {
        summary: 'Give a resource a picture; without one in the form, take it away',
        consumes: ['multipart/form-data'],
        params: IdParams,
        response: responseShapes(200, LibraryAnswer),
      },
    },
    async (request) => {
      const { id } = request.params;
      const row = await setPicture(context, viewerOf(request), id, request.picture, readVersion(request));
      return answer(row, request.picture ? 'Picture saved' : 'Picture taken away');
    },
  );

  app.put(
    '/admin/resources/:id/retired',
    {
      onRequest: guards.admin,
      config: { failed, versioned: true, item },
      schema: {
        summary: 'Retire a resource, or show it again',
        params: IdParams,
        body: ResourceRetirement,
        response: responseShapes(200, LibraryAnswer),
      },
    },
    async (request) => {
      const { retired } = request.body;
      const { id } = request.params;
      const row = await retireResource(context, viewerOf(request), id, retired, readVersion(request));
      return answer(row, retired ? 'Resource retired' : 'Resource shown again');
    },
  );

  app.put(
    '/admin/resources/:id/place',
    {
      onRequest: guards.admin,
      config: { failed, item },
      schema: {
        summary: 'Move a resource to another place in the library',
        params: IdParams,
        body: ResourcePlace,
        response: responseShapes(200, Done),
      },
    },
    async (request) => {
      await moveResource(context, viewerOf(request), request.params.id, request.body.place);
      return { success: true as const, message: 'Resource moved' };
    },
  );
}

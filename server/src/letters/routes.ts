import {
  Done,
  LetterAnswer,
  LetterForm,
  LetterPage,
  LetterPicture,
  LetterPreview,
  LetterSending,
  ListQuery,
} from '@cyberharbour/shared-api/contract';
import type { App, Context } from '../context.ts';
import { IdParams } from '../http/params.ts';
import { responseShapes } from '../http/responses.ts';
import { readVersion } from '../http/versions.ts';
import { viewerOf } from '../sessions/guards.ts';
import { readForm } from '../media/form.ts';
import { createLetter, deleteLetter, listLetters, readLetter, updateLetter } from './letters.ts';
import { storeLetterPicture } from './pictures.ts';
import { drawMailPreview, drawPreview } from './preview.ts';
import { sendLetter, stopLetter, testLetter } from './sending.ts';

const item = { of: 'letters', reach: 'every' } as const;
const multipart = ['multipart/form-data'];
const saveFailed = 'Failed to save the letter.';

export function letterRoutes(app: App, context: Context): void {
  const { admin } = context.guards;

  app.get(
    '/admin/letters',
    {
      onRequest: admin,
      config: { failed: 'Failed to load letters.' },
      schema: {
        summary: 'Letters to subscribers, newest first',
        querystring: ListQuery,
        response: responseShapes(200, LetterPage),
      },
    },
    async ({ query }) => listLetters(context, query),
  );

  app.post(
    '/admin/letters',
    {
      onRequest: admin,
      config: { failed: saveFailed },
      schema: {
        summary: 'Begin a letter; nobody gets it until it is sent',
        body: LetterForm,
        response: responseShapes(201, LetterAnswer),
      },
    },
    async (request, reply) => {
      const { id } = await createLetter(context, viewerOf(request), request.body);
      return reply.code(201).send({ ...(await readLetter(context, id)), message: 'Draft saved' });
    },
  );

  app.get(
    '/admin/letters/:id',
    {
      onRequest: admin,
      config: { failed: 'Failed to load the letter.', item },
      schema: {
        summary: 'A letter, how many would get it now, and what became of its mails',
        params: IdParams,
        response: responseShapes(200, LetterAnswer),
      },
    },
    async ({ params }) => readLetter(context, params.id),
  );

  app.put(
    '/admin/letters/:id',
    {
      onRequest: admin,
      config: { failed: saveFailed, versioned: true, item },
      schema: {
        summary: 'Change a draft',
        params: IdParams,
        body: LetterForm,
        response: responseShapes(200, LetterAnswer),
      },
    },
    async (request) => {
      await updateLetter(context, viewerOf(request), request.params.id, request.body, readVersion(request));
      return { ...(await readLetter(context, request.params.id)), message: 'Draft saved' };
    },
  );

  app.delete(
    '/admin/letters/:id',
    {
      onRequest: admin,
      config: { failed: 'Delete failed.', versioned: true, item },
      schema: { summary: 'Delete a draft', params: IdParams, response: responseShapes(200, Done) },
    },
    async (request) => {
      await deleteLetter(context, viewerOf(request), request.params.id, readVersion(request));
      return { success: true as const, message: 'Draft deleted' };
    },
  );

  pictureRoutes(app, context);
  previewRoutes(app, context);
  sendingRoutes(app, context);
}

function pictureRoutes(app: App, context: Context): void {
  app.post(
    '/admin/letters/:id/pictures',
    {
      onRequest: context.guards.admin,
      preValidation: readForm,
      config: { failed: 'The picture could not be stored.', item },
      schema: {
        summary: 'Store a picture for a draft; a part of it names it then',
        consumes: multipart,
        params: IdParams,
        response: responseShapes(201, LetterPicture),
      },
    },
    async (request, reply) => {
      const picture = await storeLetterPicture(context, viewerOf(request), request.params.id, request.picture);
      return reply.code(201).send({ success: true as const, picture });
    },
  );
}

/** A mail brings its own styles and runs nothing. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'none'; base-uri 'none'";

function previewRoutes(app: App, context: Context): void {
  const { admin } = context.guards;

  app.get(
    '/admin/letters/:id/preview',
    {
      onRequest: admin,
      config: { failed: 'The preview could not be made.', item },
      schema: {
        summary: 'A letter as a web page and as plain text',
        params: IdParams,
        response: responseShapes(200, LetterPreview),
      },
    },
    async ({ params }) => drawPreview(context, params.id),
  );

  app.get(
    '/admin/letters/:id/mail',
    {
      onRequest: admin,
      config: { failed: 'The preview could not be made.', item },
      schema: { summary: 'A letter as mail programs draw it', params: IdParams, produces: ['text/html'] },
    },
    async ({ params }, reply) => {
      const html = await drawMailPreview(context, params.id);
      return reply
        .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': mailPolicy })
        .send(html);
    },
  );
}

function sendingRoutes(app: App, context: Context): void {
  const { admin } = context.guards;

  app.post(
    '/admin/letters/:id/test',
    {
      onRequest: admin,
      config: { failed: 'The test could not be sent.', item },
      schema: {
        summary: 'Send a letter to oneself alone',
        params: IdParams,
        response: responseShapes(200, Done),
      },
    },
    async (request) => {
      const recipient = await testLetter(context, viewerOf(request), request.params.id);
      return { success: true as const, message: `A test is on its way to ${recipient}` };
    },
  );

  app.put(
    '/admin/letters/:id/send',
    {
      onRequest: admin,
      config: { failed: 'The letter was not sent.', versioned: true, item },
      schema: {
        summary: 'Send a letter to every subscriber, at once or at a time; it needs a fresh check',
        params: IdParams,
        body: LetterSending,
        response: responseShapes(200, LetterAnswer),
      },
    },
    async (request) => {
      const { sendAt = null } = request.body;
      const { id } = request.params;
      await sendLetter(context, viewerOf(request), id, sendAt, readVersion(request));
      const message = sendAt === null ? 'The letter is on its way' : 'The letter is scheduled';
      return { ...(await readLetter(context, id)), message };
    },
  );

  app.post(
    '/admin/letters/:id/stop',
    {
      onRequest: admin,
      config: { failed: 'The letter could not be stopped.', item },
      schema: {
        summary: 'Stop a letter: who has it keeps it, nobody else gets it',
        params: IdParams,
        response: responseShapes(200, LetterAnswer),
      },
    },
    async (request) => {
      await stopLetter(context, viewerOf(request), request.params.id);
      return { ...(await readLetter(context, request.params.id)), message: 'Stopped' };
    },
  );
}

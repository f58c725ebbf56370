import formbody from '@fastify/formbody';
import { secondStepCode } from '@cyberharbour/shared-api/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../context.ts';
import { sendFormPage } from './form-pages.ts';
import { forms, type PageForm } from './forms.ts';

interface CallAnswer {
  status: number;
  cookies: string[];
  retryAfter: string | undefined;
  body: { message?: string; warning?: string; code?: string; errors?: Record<string, string>; user?: { _id?: string } };
}

/** What the API counts and checks by goes along, so that a form is no way around any of it. */
const passed = [
  'cookie',
  'origin',
  'sec-fetch-site',
  'sec-fetch-mode',
  'sec-purpose',
  'sec-ch-ua',
  'user-agent',
  'accept-language',
  'x-forwarded-for',
  'x-forwarded-proto',
];

/** The login waits for a code: it was not given yet, or was wrong. */
const goesOn = ({ body }: CallAnswer) => body.code === secondStepCode || body.code === 'WRONG_CODE';

const withReturn = (path: string, { from }: Record<string, string>) =>
  from === undefined ? path : `${path}?${new URLSearchParams({ from }).toString()}`;

/** The boxes of a code have one name: several values are its digits, in their order. */
const toText = (value: unknown): string =>
  Array.isArray(value) ? value.map(toText).join('') : typeof value === 'string' ? value : '';

/**
 * Forms of pages that are sent without script: the web server passes a POST of a page on to `/forms` and its path. Each
 * is the very call that the screen makes, with its checks of origin, its limits and its words.
 */
export function formRoutes(app: App): void {
  async function call(
    request: FastifyRequest,
    method: 'GET' | 'POST',
    url: string,
    body?: object,
    cookie?: string,
  ): Promise<CallAnswer> {
    const headers = Object.fromEntries(
      passed.flatMap((name) => (typeof request.headers[name] === 'string' ? [[name, request.headers[name]]] : [])),
    );
    const {
      statusCode,
      headers: said,
      payload,
    } = await app.inject({
      method,
      url,
      headers: { ...headers, ...(cookie !== undefined && { cookie }) },
      remoteAddress: request.socket.remoteAddress ?? '127.0.0.1',
      ...(body && { payload: body }),
    });
    return {
      status: statusCode,
      cookies: [said['set-cookie'] ?? []].flat(),
      retryAfter: said['retry-after'] === undefined ? undefined : said['retry-after'],
      body: JSON.parse(payload) as CallAnswer['body'],
    };
  }

  async function send(form: PageForm, template: string, request: FastifyRequest, reply: FastifyReply) {
    const { id = '' } = request.params as { id?: string };
    const fill = (pattern: string) => pattern.replace(':id', encodeURIComponent(id));
    const path = fill(form.page ?? template);
    // The query of the page: what a guard interrupted, what a mail filled in.
    const fields: Record<string, unknown> = { ...(request.query as object), ...(request.body as object | null) };
    const texts = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toText(value)]));
    const again = {
      title: form.title,
      to: path,
      link: 'Try again',
      asksCode: form.asksCode === true && form.signedIn === true,
    };
    const refusal = form.refuse?.(texts);
    if (refusal !== undefined)
      return sendFormPage(reply, { ...again, asksCode: false, status: 400, sentences: [refusal] });
    const who = form.signedIn ? await call(request, 'GET', '/api/auth/verify') : undefined;
    if (who && who.status !== 200)
      return sendFormPage(reply, {
        ...again,
        status: 401,
        sentences: ['Please login to access this page.'],
        to: '/login',
        link: 'Login',
        asksCode: false,
      });
    const answer = await call(request, 'POST', fill(form.call), form.toBody(texts, who?.body.user?._id ?? ''));
    const { message = form.failed, errors = {} } = answer.body;
    if (answer.status >= 300) {
      if (answer.retryAfter !== undefined) reply.header('retry-after', answer.retryAfter);
      const asksStep = form.secondStep !== undefined && goesOn(answer) ? withReturn(form.secondStep, texts) : undefined;
      if (asksStep !== undefined && answer.cookies.length > 0) reply.header('set-cookie', answer.cookies);
      return sendFormPage(reply, {
        ...again,
        ...(form.secondStep !== undefined && { to: '/login' }),
        asksStep,
        status: answer.status,
        sentences: [message, ...Object.values(errors)],
      });
    }
    if (answer.cookies.length > 0) reply.header('set-cookie', answer.cookies);
    let sentences = [message, ...(answer.body.warning ? [answer.body.warning] : [])];
    if (form.afterwards) {
      const cookie = answer.cookies.map((each) => each.split(';')[0] ?? '').join('; ');
      const { body } = await call(request, 'POST', form.afterwards, undefined, cookie);
      sentences = [...sentences, body.message ?? ''];
    }
    if (form.next) return reply.redirect(form.next(texts), 303);
    const then = form.then && { ...form.then, to: fill(form.then.to) };
    return sendFormPage(reply, { ...again, status: 200, sentences, asksCode: form.asksCode, ...then });
  }

  void app.register(async (scope) => {
    await scope.register(formbody);
    for (const [path, form] of Object.entries(forms))
      scope.post(`/forms${path}`, { schema: { hide: true } }, (request, reply) => send(form, path, request, reply));
  });
}

import { byFetch } from './by-fetch';
import { NotReached, type Answer, type Call } from './call';

/** A form is watched on its way, which `fetch` cannot do; what can is loaded with the first form. */
async function send(call: Call): Promise<Answer> {
  if (!call.form) return byFetch(call);
  const { byUpload } = await import(/* webpackChunkName: "upload" */ './by-upload').catch((cause: unknown) => {
    throw new NotReached('What sends a form could not be loaded.', { cause });
  });
  return byUpload(call);
}

/** The only way to the server. Tests put another `send` here. @throws TakenBack, NotReached */
export const wire = { send };

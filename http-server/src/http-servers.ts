import type { RequestListener, Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type ClientLimits, createHttpServer, limitBodies } from './client-limits.ts';
import { Drain } from './drain.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Stops accepting, lets what was begun finish for a while, and closes.
     * @param notice milliseconds before that, in which it answers as ever and `isDraining` says that it ends
     */
    drain: (notice?: number) => Promise<void>;
    isDraining: () => boolean;
  }
}

export interface HttpServers {
  /** For Fastify's option of that name: it makes a server for each address that it listens at. */
  serverFactory: (handle: RequestListener) => Server;
  /** Gives the app the limits on bodies and its `drain`. */
  addHooks: (app: FastifyInstance) => void;
}

/** The HTTP servers of one app, with limits on their clients. */
export function createHttpServers(limits: ClientLimits): HttpServers {
  const create = createHttpServer(limits);
  const drain = new Drain();
  return {
    serverFactory(handle) {
      const server = create(handle);
      drain.watch(server);
      return server;
    },
    addHooks(app) {
      limitBodies(app, limits);
      app.addHook('onSend', async (_request, reply) => {
        if (drain.isDraining) reply.header('connection', 'close');
      });
      app.decorate('isDraining', () => drain.isDraining);
      app.decorate('drain', async (notice = 0) => {
        await drain.end(notice);
        await app.close();
      });
    },
  };
}

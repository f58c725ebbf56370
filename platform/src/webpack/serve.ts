import type { IncomingMessage, ServerResponse } from 'node:http';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

export interface DevServer {
  port: number;
  /** The page for every address that is not a file. */
  page?: () => string;
  /** Once the first build is there, and whenever one has errors. */
  tell: (text: string) => void;
}

/** Serves a build while its sources change: modules are replaced in the open page. @returns how to end it */
export async function serve(
  configuration: Configuration,
  { port, page, tell }: DevServer,
): Promise<() => Promise<void>> {
  const compiler = webpack({ ...configuration, stats: 'none', infrastructureLogging: { level: 'error' } });
  compiler.hooks.done.tap('tell', (stats) => {
    if (stats.hasErrors()) tell(stats.toString({ preset: 'errors-only' }));
  });
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port,
      hot: true,
      liveReload: false,
      allowedHosts: ['localhost'],
      headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' },
      client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${port}/ws` },
      historyApiFallback: page === undefined,
      setupExitSignals: false,
      setupMiddlewares: (middlewares) => {
        if (page) {
          middlewares.push({
            name: 'page',
            middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
              if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
              response.setHeader('content-type', 'text/html; charset=utf-8');
              response.end(page());
            },
          });
        }
        return middlewares;
      },
    },
    compiler,
  );
  await server.start();
  await new Promise<void>((resolve) => {
    server.middleware?.waitUntilValid(() => resolve());
  });
  return () => server.stop();
}

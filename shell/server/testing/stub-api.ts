import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands for the API: it says what changed, and answers every other request as a test wants. */
export class StubApi {
  /** Undefined: nothing is answered at all. */
  changes: string | undefined = '1';
  /** What it says of alerts; left out where none runs. */
  alerts: object[] | undefined;
  /** Requests for changes that came. */
  questions = 0;
  answer: RequestListener = (_, response) => response.writeHead(404).end();
  readonly origin: string;
  readonly close: () => Promise<void>;
  private constructor(origin: string, close: () => Promise<void>) {
    this.origin = origin;
    this.close = close;
  }

  static async open(): Promise<StubApi> {
    const server = createServer((request, response) => {
      if (request.url !== '/changes') return stub.answer(request, response);
      stub.questions += 1;
      if (stub.changes !== undefined)
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ changes: stub.changes, alerts: stub.alerts }));
    }).listen(0, 'localhost');
    await once(server, 'listening');
    const close = async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    };
    const stub = new StubApi(`http://localhost:${String((server.address() as AddressInfo).port)}`, close);
    return stub;
  }
}

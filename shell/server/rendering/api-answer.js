// JavaScript, as the worker that reads these answers is.

/**
 * What a screen reads of an answer, in the words of `Response` (Fetch, 5.5). The platform's own class comes with the
 * whole of `fetch`, which takes 5 MB of each worker.
 */
export class ApiAnswer {
  /** @type {Pick<Headers, 'get' | 'has'>} */
  headers;
  /** @type {number} */
  status;
  /** @type {string} */
  #body;

  /** @param {number} status @param {import('node:http').IncomingHttpHeaders} headers @param {string} body */
  constructor(status, headers, body) {
    this.status = status;
    this.#body = body;
    /** @param {string} name */
    const has = (name) => Object.hasOwn(headers, name.toLowerCase());
    this.headers = { has, get: (name) => (has(name) ? String(headers[name.toLowerCase()]) : null) };
  }

  get ok() {
    return this.status >= 200 && this.status < 300;
  }

  async text() {
    return this.#body;
  }

  /** @returns {Promise<unknown>} @throws SyntaxError */
  async json() {
    return JSON.parse(this.#body);
  }
}

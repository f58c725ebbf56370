import { TestEnvironment } from 'jest-environment-jsdom';

const fromNode = [
  'Response',
  'Headers',
  'fetch',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'TransformStream',
  'structuredClone',
];

/** Node's Request accepts only Node's own signals; a page's AbortController is jsdom's. */
class PageRequest extends Request {
  #signal;

  constructor(input, { signal, ...init } = {}) {
    super(input, init);
    this.#signal = signal;
  }

  get signal() {
    return this.#signal ?? super.signal;
  }
}

/** Channels that a test file opened: one process runs many files, and none hears the tabs of another. */
const channels = new Set();

/** Between the tabs of one test; a tab that was left open does not keep the run from ending. */
class TabChannel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
    channels.add(this);
  }
}

/** jsdom with what a browser has and jsdom lacks. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] ??= globalThis[name];
    this.global.Request = PageRequest;
    this.global.BroadcastChannel = TabChannel;
    this.global.scrollTo = () => {};
    this.global.Element.prototype.scrollIntoView ??= () => {};
    const { Blob, FileReader } = this.global;
    Blob.prototype.arrayBuffer ??= function arrayBuffer() {
      return new Promise((resolve, reject) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result);
        reader.onerror = () => reject(reader.error);
        reader.readAsArrayBuffer(this);
      });
    };
    this.global.URL.createObjectURL ??= () => 'blob:picture';
    this.global.URL.revokeObjectURL ??= () => {};
    const dialog = this.global.HTMLDialogElement.prototype;
    dialog.showModal ??= function showModal() {
      this.open = true;
    };
    dialog.close ??= function close() {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new this.ownerDocument.defaultView.Event('close'));
    };
  }

  async teardown() {
    for (const channel of channels) channel.close();
    channels.clear();
    await super.teardown();
  }
}

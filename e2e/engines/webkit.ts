import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@cyberharbour/processes';
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findElement, requireElement, type Engine, type EnginePage, type Wanted } from './engine.ts';

const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

function drive(driver: WebDriver): EnginePage {
  const find = (wanted: Wanted) =>
    driver.executeScript<WebElement | null>(`return (${findElement.toString()})(arguments[0])`, wanted);
  const need = async (wanted: Wanted) => {
    const found = requireElement(await find(wanted), wanted);
    // The driver scrolls no further than an edge, where a screen's own bar may lie over it.
    await driver.executeScript('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', found);
    return found;
  };
  return {
    open: (url) => driver.get(url),
    isShown: async (wanted) => (await find(wanted)) !== null,
    press: async (wanted) => (await need(wanted)).click(),
    type: async (wanted, text) => (await need(wanted)).sendKeys(text),
    choose: async (wanted, file) => (await need(wanted)).sendKeys(file),
    run: async (work, argument) =>
      driver.executeAsyncScript(
        `const [argument, done] = arguments; Promise.resolve((${work.toString()})(argument)).then(done)`,
        argument,
      ),
  };
}

/** Until it answers; the display takes a moment. @throws after 20 seconds */
async function waitForServer(port: number): Promise<void> {
  const until = Date.now() + 20_000;
  for (;;) {
    try {
      await fetch(`http://127.0.0.1:${port}/status`);
      return;
    } catch (error) {
      if (Date.now() > until) throw new Error('WebKitWebDriver does not answer.', { cause: error });
      await pause(100);
    }
  }
}

const capabilities = new Capabilities({
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
});

/** A driver with a display of its own: it has one session at a time, and may wait for ever for that one to end. */
async function startDriver(): Promise<{ driver: WebDriver; end: () => Promise<void> }> {
  const port = await freePort();
  const server = spawn('xvfb-run', ['--auto-servernum', 'WebKitWebDriver', `--port=${port}`], {
    // Its sandbox needs user namespaces, which a container or root has not; the pages are our own.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    stdio: 'ignore',
    detached: true,
  });
  await waitForServer(port);
  const driver = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
  return {
    driver,
    async end() {
      const gone = once(server, 'exit');
      if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGTERM');
      await gone;
    },
  };
}

/** WebKit of GTK, by WebDriver. A new page ends the one before, with its browser. */
export async function startWebKit(): Promise<Engine> {
  let current: Awaited<ReturnType<typeof startDriver>> | undefined;
  return {
    async newPage(width) {
      await current?.end();
      current = await startDriver();
      await current.driver.manage().window().setRect({ width, height: 900 });
      return drive(current.driver);
    },
    async close() {
      await current?.end();
    },
  };
}

import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import { findElement, requireElement, type Engine, type EnginePage, type Wanted } from './engine.ts';

function drive(page: Page): EnginePage {
  const find = async (wanted: Wanted) =>
    (await page.evaluateHandle(findElement, wanted)).asElement() as ElementHandle | null;
  const need = async (wanted: Wanted) => requireElement(await find(wanted), wanted);
  return {
    async open(url) {
      await page.goto(url, { waitUntil: 'load' });
    },
    isShown: async (wanted) => (await find(wanted)) !== null,
    press: async (wanted) => (await need(wanted)).click(),
    type: async (wanted, text) => (await need(wanted)).type(text),
    choose: async (wanted, file) => ((await need(wanted)) as ElementHandle<HTMLInputElement>).uploadFile(file),
    run: async (work, argument) => page.evaluate(work as never, argument as never),
  };
}

/** Firefox, by WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
  });
  return {
    async newPage(width) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width, height: 900 });
      return drive(page);
    },
    close: () => browser.close(),
  };
}

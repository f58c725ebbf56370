import { freePort } from '@cyberharbour/processes';
import lighthouse from 'lighthouse';
import { wholeChromium } from '../product/chromium.ts';
import { expect, test } from '../product/test.ts';

const pages = ['/', '/blog', '/blog/019c87cb-b400-752e-bca9-6513269e0d37', '/resources'];

test('Lighthouse finds nothing to mend in accessibility, best practices and SEO, and nothing that moves', async ({
  product,
  playwright,
  launchOptions,
}) => {
  test.setTimeout(240_000);
  const port = await freePort();
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ...wholeChromium,
    args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    for (const path of pages) {
      const look = () =>
        lighthouse(`${product.web}${path}`, {
          port,
          logLevel: 'silent',
          onlyCategories: ['accessibility', 'best-practices', 'seo', 'performance'],
        });
      let result = await look();
      // A busy machine may lose the trace: what was not measured is measured again.
      for (let again = 0; again < 3; again += 1)
        if (result?.lhr.audits['cumulative-layout-shift']?.numericValue === undefined) result = await look();
      const scores = Object.fromEntries(
        ['accessibility', 'best-practices', 'seo'].map((name) => [name, result?.lhr.categories[name]?.score]),
      );
      expect.soft(scores, path).toEqual({ accessibility: 1, 'best-practices': 1, seo: 1 });
      const moved = JSON.stringify(result?.lhr.audits['layout-shifts']?.details);
      expect.soft(result?.lhr.audits['cumulative-layout-shift']?.numericValue, `${path}: what moves: ${moved}`).toBe(0);
    }
  } finally {
    await browser.close();
  }
});

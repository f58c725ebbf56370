import { freePort } from '@cyberharbour/processes';
import lighthouse from 'lighthouse';
import { findChromium } from '../../product/chromium.ts';
import { launch } from '../visit.ts';
import { type Figure, markUnmeasured } from './figure.ts';
import { median } from '../figures.ts';

const paths = ['/', '/blog', '/blog/019c87cb-b400-752e-bca9-6513269e0d37', '/resources'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Lighthouse's four scores of a phone, each the median of its looks. */
export async function measureLighthouse(web: string, runs: number): Promise<Figure[]> {
  const port = await freePort();
  const browser = await launch(findChromium(console.log), [`--remote-debugging-port=${port}`]);
  const figures: Figure[] = [];
  for (const path of paths) {
    const scores: Record<string, number[]> = {};
    for (let run = 0; run < runs; run += 1) {
      const look = await lighthouse(`${web}${path}`, { port, logLevel: 'silent', onlyCategories: categories });
      for (const name of categories)
        scores[name] = [...(scores[name] ?? []), Math.round((look?.lhr.categories[name]?.score ?? 0) * 100)];
    }
    const medians = categories.map((name) => median(scores[name] ?? [0]));
    const figure = markUnmeasured(
      `${path.slice(0, 6)}: Lighthouse, ${categories.join(', ')}`,
      'all 100',
      medians.join(' / '),
    );
    figures.push({ ...figure, isWithin: medians.every((score) => score === 100) });
  }
  await browser.close();
  return figures;
}

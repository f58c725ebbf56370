import type { Page } from '@playwright/test';

/** What an app for codes and the codes on paper look like: real ones are others in each run. */
const key = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const recoveryCodes = Array.from('23456789AB', (each) => `${each}7KM-4QWX-9HTD-E3RS-ZC6Y-NFPG`);

/** Dark modules by a rule, so that it looks like a QR code and holds nothing. */
function drawModules(size: number): string {
  const places = Array.from({ length: size * size }, (_, at) => [at % size, Math.floor(at / size)] as const);
  const isDark = ([x, y]: readonly [number, number]) => (x * x + 3 * x * y + 5 * y) % 7 < 3;
  return places.flatMap((place) => (isDark(place) ? `M${place[0]} ${place[1]}h1v1h-1z` : [])).join('');
}

interface PendingApp {
  secret: string;
  qr: { size: number };
}

/** The same key and the same recovery codes in each run. @returns the key that the server really gave */
export async function holdSecrets(page: Page): Promise<() => string> {
  let real = '';
  await page.route('**/api/user/second-steps/apps', async (route) => {
    const response = await route.fetch();
    const app = (await response.json()) as PendingApp;
    real = app.secret;
    const qr = { ...app.qr, path: drawModules(app.qr.size) };
    await route.fulfill({
      response,
      json: { ...app, secret: key, uri: `otpauth://totp/CyberHarbour?secret=${key}`, qr },
    });
  });
  await page.route('**/api/user/second-steps/apps/*/confirm', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as object;
    await route.fulfill({ response, json: { ...answer, ...(response.ok() && { recoveryCodes }) } });
  });
  return () => real;
}

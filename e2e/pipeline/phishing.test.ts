import { freePort } from '@cyberharbour/processes';
import { submitLogin } from '../product/accounts.ts';
import { addVirtualDevice } from '../product/passkeys.ts';
import { startPhishingProxy } from '../product/phishing-proxy.ts';
import { startProduct } from '../product/product.ts';
import { addApp, nextCode, saveRecoveryCodes, securityPage, typeCode } from '../product/second-steps.ts';
import { openSession } from '../product/session.ts';
import { expect, test } from '../product/test.ts';

const password = 'seven gulls on a rail';
const tries = Number(process.env['PHISHING_TRIES'] ?? 100);

test('a false site in between steals no passkey sign-in, and a password with its code', async ({ browser, faults }) => {
  const [webPort, lurePort] = [await freePort(), await freePort()];
  const real = { origin: `http://harbour.localhost:${webPort}`, port: webPort };
  const lure = { origin: `http://harb0ur.localhost:${lurePort}`, port: lurePort };
  const product = {
    ...(await startProduct({ WEB_PORT: String(webPort), WEB_ORIGINS: real.origin })),
    web: real.origin,
  };
  const proxy = await startPhishingProxy(real, lure);
  const isOpen = async (cookie: string) =>
    (await fetch(`http://127.0.0.1:${webPort}/api/user/data`, { headers: { cookie, host: new URL(real.origin).host } }))
      .ok;
  try {
    const api = { ...product, api: `http://127.0.0.1:${webPort}` };
    const email = 'target@example.com';
    const { page } = await openSession(browser, api, faults, { name: 'Tess', email });
    const device = await addVirtualDevice(page);
    await device.setPresent(true);
    // The session of the context belongs to 127.0.0.1: the member logs in where people do.
    await page.goto(`${real.origin}/login?from=${encodeURIComponent(securityPage)}`);
    await submitLogin(page, { email, password });
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('button', { name: 'Add passkey' }).click();
    await saveRecoveryCodes(page);
    const { secret, at } = await addApp(page, 'Phone');
    await expect(page.getByRole('heading', { name: 'Phone' })).toBeVisible();
    await page.goto(`${real.origin}/logout`);
    await expect(page).toHaveURL(/login/);
    await page.goto(`${real.origin}/login`);
    await page.getByLabel('Email', { exact: true }).focus();
    await expect(page.getByText('Login successful').first()).toBeVisible();
    await page.goto(`${real.origin}/logout`);
    await expect(page).toHaveURL(/login/);

    await page.goto(`${lure.origin}/login`);
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(page.getByText(/could not use a passkey here|No passkey was used/)).toBeVisible();
    const passkeys = await page.evaluate(async (count) => {
      const bytes = (words: string) =>
        Uint8Array.from(atob(words.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
      let refused = 0;
      for (let each = 0; each < count; each += 1) {
        const { options } = (await (await fetch('/api/auth/login/passkey/options', { method: 'POST' })).json()) as {
          options: { challenge: string; rpId: string };
        };
        // Half of them ask for the true site's passkeys, half for one of the false site's own.
        const rpId = each % 2 === 0 ? options.rpId.replace('harb0ur', 'harbour') : location.hostname;
        const publicKey = {
          challenge: bytes(options.challenge),
          rpId,
          userVerification: 'required' as const,
          timeout: 1000,
        };
        await navigator.credentials.get({ publicKey }).catch(() => (refused += 1));
      }
      return { count, refused };
    }, tries);
    expect(passkeys).toEqual({ count: tries, refused: tries });
    expect(proxy.stolen).toEqual([]);

    await page.goto(`${lure.origin}/login`);
    await submitLogin(page, { email, password });
    await typeCode(page, (await nextCode(secret, at)).code);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Login successful').first()).toBeVisible();
    const opened = await Promise.all(proxy.stolen.map(isOpen));
    console.log(
      `stolen through a false site: passkey sign-ins 0 of ${tries}, password with code ${opened.filter(Boolean).length} of 1`,
    );
    expect(opened).toEqual([true]);
    // An open page asks for more when the product is gone, and complains.
    await page.context().close();
  } finally {
    proxy.close();
    await product.close();
  }
});

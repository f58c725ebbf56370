import type { Page } from '@playwright/test';

/** A device with passkeys, as far as the browser can tell: its owner is recognised at once, or not at all. */
export interface VirtualDevice {
  id: string;
  /** Whether somebody touches it when it asks. */
  setPresent: (isPresent: boolean) => Promise<void>;
}

/** Adds a device to the browser of a page (CDP, domain WebAuthn). */
export async function addVirtualDevice(page: Page): Promise<VirtualDevice> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId: id } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  return {
    id,
    async setPresent(enabled) {
      await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId: id, enabled });
    },
  };
}

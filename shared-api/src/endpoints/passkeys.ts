import { ApiFailure } from '@cyberharbour/shared-api';
import { http } from '@cyberharbour/shared-api/endpoint';
import type { NewPasskey, PasskeyCreation, PasskeyRequest, PasskeyUse } from '../contract/index';

/** Loaded with the first passkey that is asked for. */
const webauthn = () => import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser');

/** Whether this browser has passkeys at all. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

/** Whether it offers them among what it fills in by itself. */
export const offersPasskeys = async (): Promise<boolean> =>
  knowsPasskeys() &&
  'isConditionalMediationAvailable' in PublicKeyCredential &&
  (await PublicKeyCredential.isConditionalMediationAvailable());

const failure = (message: string, code: string) =>
  new ApiFailure(0, { message, code, errors: {}, retryAfter: undefined });

/** Code of the failure after the person, or this page, took the question back. */
export const passkeyCancelled = 'PASSKEY_CANCELLED';

/** What a browser says, in words that a person can act on. */
function inWords(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof ApiFailure) return error;
  if (error.name === 'InvalidStateError')
    return failure('That device has a passkey of this account already.', 'PASSKEY_KNOWN');
  if (error.name === 'NotAllowedError' || error.name === 'AbortError')
    return failure('No passkey was used. Try again, or choose another way.', passkeyCancelled);
  return failure('This browser could not use a passkey here. Choose another way.', 'PASSKEY_FAILED');
}

function refuseWithout(): void {
  if (!knowsPasskeys()) throw failure('This browser has no passkeys. Choose another way.', 'PASSKEY_FAILED');
}

async function sign(url: string, byAutofill: boolean): Promise<PasskeyUse> {
  refuseWithout();
  const { options } = await http.post<PasskeyRequest>(url);
  const { startAuthentication } = await webauthn();
  return startAuthentication({ optionsJSON: options as never, useBrowserAutofill: byAutofill }).catch(
    (error: unknown) => {
      throw inWords(error);
    },
  );
}

/**
 * Asks for a passkey to log in with.
 * @param byAutofill waits, without any dialog, until somebody chooses one in the field for the email
 * @throws ApiFailure
 */
export const signLogin = (byAutofill = false) => sign('/auth/login/passkey/options', byAutofill);

/** Asks for one of the member's own passkeys, for a fresh check. @throws ApiFailure */
export const signCheck = () => sign('/auth/check/options', false);

/** Makes a passkey of the member who is signed in. @throws ApiFailure */
export async function createPasskey(): Promise<NewPasskey['passkey']> {
  refuseWithout();
  const { options } = await http.post<PasskeyCreation>('/user/second-steps/passkeys/options');
  const { startRegistration } = await webauthn();
  return startRegistration({ optionsJSON: options as never }).catch((error: unknown) => {
    throw inWords(error);
  });
}

import { ApiFailure } from '@cyberharbour/shared-api';
import { http } from '@cyberharbour/shared-api/endpoint';
import type { NewPasskey, PasskeyCreation, PasskeyRequest, PasskeyUse } from '../contract/index';

const knowsPasskeys = () => 'PublicKeyCredential' in globalThis;

/** Whether the browser offers passkeys among what it fills in by itself. */
const offersPasskeys = async () =>
  knowsPasskeys() &&
  'isConditionalMediationAvailable' in PublicKeyCredential &&
  (await PublicKeyCredential.isConditionalMediationAvailable());

// The methods of WebAuthn Level 3 that read and write JSON are younger than many phones.
const toBytes = (words: string) =>
  Uint8Array.from(atob(words.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));
const toWords = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

type Names = PasskeyCreation['options']['excludeCredentials'];

const toDescriptors = (names: Names) =>
  names.map(({ id, type, transports }) => ({
    id: toBytes(id),
    type,
    ...(transports && { transports: transports as AuthenticatorTransport[] }),
  }));

const failure = (message: string) =>
  new ApiFailure(0, { message, code: 'PASSKEY_FAILED', errors: {}, retryAfter: undefined });

/** What a browser says, in words that a person can act on. */
function inWords({ name }: DOMException): ApiFailure {
  if (name === 'InvalidStateError') return failure('That device has a passkey of this account already.');
  if (name === 'NotAllowedError' || name === 'AbortError')
    return failure('No passkey was used. Try again, or choose another way.');
  return failure('This browser could not use a passkey here. Choose another way.');
}

async function ask(request: () => Promise<Credential | null>) {
  const credential = await request().catch((error: unknown) => {
    throw inWords(error as DOMException);
  });
  const { id, rawId, response } = credential as PublicKeyCredential;
  return { known: { id, rawId: toWords(rawId), type: 'public-key' as const }, response };
}

function refuseWithout(): void {
  if (!knowsPasskeys()) throw failure('This browser has no passkeys. Choose another way.');
}

async function sign(url: string, byAutofill?: AbortSignal): Promise<PasskeyUse> {
  refuseWithout();
  const { challenge, allowCredentials, ...options } = (await http.post<PasskeyRequest>(url)).options;
  const publicKey = {
    ...options,
    challenge: toBytes(challenge),
    ...(allowCredentials && { allowCredentials: toDescriptors(allowCredentials) }),
  };
  const asked = byAutofill ? { publicKey, signal: byAutofill, mediation: 'conditional' as const } : { publicKey };
  const { known, response } = await ask(() => navigator.credentials.get(asked));
  const { clientDataJSON, authenticatorData, signature, userHandle } = response as AuthenticatorAssertionResponse;
  return {
    ...known,
    response: {
      clientDataJSON: toWords(clientDataJSON),
      authenticatorData: toWords(authenticatorData),
      signature: toWords(signature),
      ...(userHandle && { userHandle: toWords(userHandle) }),
    },
  };
}

/** Asks for a passkey to log in with. @throws ApiFailure */
export const signLogin = () => sign('/auth/login/passkey/options');

/** in milliseconds; the server's challenges live for five minutes */
const renewal = 4 * 60_000;

/**
 * Offers passkeys among what the browser fills into the field for the email, without any dialog, from the first focus
 * in a field on, for as long as the page stands. @returns what ends it
 */
export function offerLogin(take: (passkey: PasskeyUse) => void): () => void {
  let [timer, end] = [undefined as ReturnType<typeof setTimeout> | undefined, new AbortController()];
  const over = new AbortController();
  function pause() {
    clearTimeout(timer);
    end.abort();
  }
  function offer() {
    pause();
    end = new AbortController();
    const { signal } = end;
    // What goes wrong here nobody asked for: the password and the button are there.
    void sign('/auth/login/passkey/options', signal).then(
      (passkey) => signal.aborted || take(passkey),
      () => undefined,
    );
    timer = setTimeout(offer, renewal);
  }
  async function begin() {
    if (!(await offersPasskeys()) || over.signal.aborted) return;
    offer();
    // A page with a request under way would not come back as it was left.
    addEventListener('pagehide', pause, { signal: over.signal });
    addEventListener('pageshow', ({ persisted }) => (persisted ? offer() : undefined), { signal: over.signal });
  }
  // A page that is only looked at asks nothing.
  if (document.activeElement instanceof HTMLInputElement) void begin();
  else document.addEventListener('focusin', () => void begin(), { once: true, signal: over.signal });
  return () => {
    over.abort();
    pause();
  };
}

/** Asks for one of the member's own passkeys, for a fresh check. @throws ApiFailure */
export const signCheck = () => sign('/auth/check/options');

/** Makes a passkey of the member who is signed in. @throws ApiFailure */
export async function createPasskey(): Promise<NewPasskey['passkey']> {
  refuseWithout();
  const { options } = await http.post<PasskeyCreation>('/user/second-steps/passkeys/options');
  const { challenge, user, excludeCredentials, ...others } = options;
  const publicKey = {
    ...others,
    challenge: toBytes(challenge),
    user: { ...user, id: toBytes(user.id) },
    excludeCredentials: toDescriptors(excludeCredentials),
  };
  const { known, response } = await ask(() => navigator.credentials.create({ publicKey }));
  const made = response as AuthenticatorAttestationResponse;
  return {
    ...known,
    response: {
      clientDataJSON: toWords(made.clientDataJSON),
      attestationObject: toWords(made.attestationObject),
      transports: made.getTransports(),
    },
  };
}

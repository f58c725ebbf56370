import { Secret, TOTP } from 'otpauth';
import encodeQR from 'qr';

/** in seconds; what every authenticator app takes (RFC 6238) */
const period = 30;
/** Steps before and after the present one that count too: clocks of phones go wrong. */
const window = 1;
const secretBytes = 20;

export const makeSecret = () => new Secret({ size: secretBytes }).base32;

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'CyberHarbour', label, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) });

/** @returns the time step that a code belongs to; null for a wrong one */
export function findStep(secret: string, code: string, now: number): number | null {
  const delta = totpOf(secret).validate({ token: code, window, timestamp: now });
  return delta === null ? null : Math.floor(now / 1000 / period) + delta;
}

/** What an app reads from a QR code. @param label names the account in the app */
export function describeApp(secret: string, label: string) {
  const uri = totpOf(secret, label).toString();
  return { secret, uri, qr: drawQr(uri) };
}

/** The dark modules as SVG path data: a run of each row is one rectangle. */
function drawQr(words: string): { size: number; path: string } {
  const rows = encodeQR(words, 'raw', { ecc: 'medium', border: 4 });
  const path = rows.flatMap((row, y) => findRuns(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`));
  return { size: rows.length, path: path.join('') };
}

function findRuns(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = runs.at(-1);
    if (!dark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}

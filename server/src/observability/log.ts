/** Under whatever name headers are logged: a plug-in that traces has one of its own. */
const headers = ['.cookie', '.authorization', '["set-cookie"]'];
/** What a mail server and PostgreSQL put into their errors: whose address it was. */
const addresses = ['err.rejected', 'err.rejectedErrors', 'err.recipient', 'err.response', 'err.detail'];

/** Quiet by default; whatever is logged, a secret is not. */
export const logOptions = (level: string) => ({
  level,
  redact: {
    paths: [
      ...headers.map((name) => `*.headers${name}`),
      '*.password',
      '*.newPassword',
      '*.otp',
      '*.password_hash',
      ...addresses,
    ],
    censor: '[redacted]',
  },
  serializers: {
    // Addresses of people and queries stay out; the id joins the lines of one request.
    req: (request: { method: string; url: string }) => ({ method: request.method, path: request.url.split('?')[0] }),
  },
});

/** Quiet by default; whatever is logged, a secret is not. */
export const logOptions = (level: string) => ({
  level,
  redact: {
    paths: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]', '*.password', '*.newPassword', '*.otp', '*.password_hash'],
    censor: '[redacted]',
  },
  serializers: {
    // Addresses of people and queries stay out; the id joins the lines of one request.
    req: (request: { method: string; url: string }) => ({ method: request.method, path: request.url.split('?')[0] }),
  },
});

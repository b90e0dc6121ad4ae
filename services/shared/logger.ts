import type { FastifyServerOptions } from 'fastify';

const secretFields = [
  'ccnumber',
  'cvv',
  'expiryMonth',
  'expiryYear',
  'holderName',
  'ddc',
  'ddc_secret',
  'token',
  'access_token',
  'refresh_token',
  'password',
  'pin',
  'phone',
  'email',
  'ticket',
  'authorization',
];

/** Options of the logger. It logs no query strings, bodies, tokens, cards, phones or addresses. */
export function loggerOptions(level: string): FastifyServerOptions['logger'] {
  return {
    level,
    redact: { paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: '[redacted]' },
    serializers: {
      req: (request: { method: string; url: string }) => ({ method: request.method, path: request.url.split('?', 1)[0] }),
    },
  };
}

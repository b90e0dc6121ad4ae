import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../shared/config.ts';
import { html } from '../../shared/html.ts';
import { shopOriginOf } from '../../shared/shopOrigin.ts';

const path = '/payment-api/payment/stripe-return';

/** The page to which Stripe sends the frame of a challenge, for the shop at an origin. */
export function stripeReturnUrl({ publicUrl }: Pick<Config, 'publicUrl'>, paymentId: string, origin: string): string {
  const url = new URL(`${publicUrl}${path}`);
  url.searchParams.set('payment', paymentId);
  url.searchParams.set('shop', origin);
  return url.href;
}

const querystring = {
  type: 'object',
  required: ['payment', 'shop'],
  properties: { payment: { type: 'string', pattern: '^[\\w-]{1,120}$' }, shop: { type: 'string', maxLength: 300 } },
} as const;

/** Serves the page that tells the shop around it that the challenge is over. The shop then asks for the result. (PAY-011) */
export function serveStripeReturn(app: FastifyInstance, config: Config): void {
  app.get<{ Querystring: { payment: string; shop: string } }>(path, { schema: { querystring } }, ({ query }, reply) => {
    const origin = shopOriginOf(query.shop, config) ?? new URL(config.publicUrl).origin;
    const nonce = randomBytes(16).toString('base64');
    const message = JSON.stringify({ type: 'anden.bank.challenge-complete', paymentId: query.payment });
    return reply
      .headers({
        'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors ${origin}`,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
      .removeHeader('x-frame-options')
      .type('text/html; charset=utf-8')
      .send(
        html`<!doctype html>
          <html lang="es-MX">
            <title>Verificación terminada</title>
            <p>Regresando a la tienda…</p>
            <script nonce="${nonce}" id="back" data-message="${message}" data-origin="${origin}">
              const { message, origin } = document.getElementById('back').dataset;
              parent.postMessage(JSON.parse(message), origin);
            </script>
          </html>`.html,
      );
  });
}

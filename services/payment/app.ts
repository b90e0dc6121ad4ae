import type { FastifyInstance } from 'fastify';
import type { operations } from '../../openapi/types/payment.ts';
import { accessTokenCheck } from '../shared/auth.ts';
import { mountContract } from '../shared/contract.ts';
import { Problem } from '../shared/problem.ts';
import { shiftOfSession } from '../shared/sandboxSession.ts';
import { sharedSecret } from '../shared/secrets.ts';
import type { Platform, Service } from '../shared/service.ts';
import { bankSecrets, createBankGateway } from './gateways/bank.ts';
import { createTripGateway } from './gateways/trip.ts';
import { paymentMigrations } from './migrations/index.ts';
import { createHandlers } from './routes/index.ts';
import { createSaga } from './saga.ts';
import { createPayments } from './store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came, for its signature. */
    rawBody: string;
  }
}

/** Milliseconds; a test that makes the bank silent may shorten them. */
const patience = {
  authorise: Number(process.env['BANK_PATIENCE_MS'] ?? 10_000),
  other: Number(process.env['BANK_PATIENCE_MS'] ?? 4000),
};
const tripPatience = 8000;

async function start(app: FastifyInstance, platform: Platform): Promise<() => Promise<void>> {
  const { config, db, clock, outbox, verifier, serviceToken } = platform;
  const secrets = bankSecrets(serviceToken);
  const bank = createBankGateway({
    bankUrl: config.bankUrl,
    apiKey: secrets.apiKey,
    notifyUrl: `${config.paymentUrl}/payment/bank-events`,
    patience,
  });
  const trip = createTripGateway({ tripUrl: config.tripUrl, serviceToken, patience: tripPatience });
  const payments = createPayments(db, clock);
  const saga = createSaga({
    db,
    clock,
    outbox,
    payments,
    bank,
    trip,
    shiftOf: (session) => shiftOfSession(db, session, clock.machineNow()),
    complain: (error) => app.log.error({ err: error }, 'a payment waits'),
  });
  const secret = await sharedSecret(db, 'payment');
  await app.register(async (scope) => {
    scope.decorateRequest('rawBody', '');
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
      request.rawBody = text;
      try {
        done(null, text === '' ? undefined : JSON.parse(text));
      } catch {
        done(new Problem(400, 'invalid-request', 'La solicitud no es JSON.'));
      }
    });
    await mountContract<operations>(scope, {
      document: new URL('../../openapi/payment.yaml', import.meta.url),
      prefix: '/payment-api',
      handlers: createHandlers({ config, db, clock, outbox, bank, trip, payments, saga, secret, bankSecret: secrets.signing }),
      security: {
        accessToken: accessTokenCheck(verifier),
        bankSignature: async (request) => {
          if (request.headers['bank-signature'] === undefined) throw new Problem(401, 'signature-invalid', 'Firma no válida.');
          return undefined;
        },
      },
      sql: db,
      config,
      clock,
    });
  });
  return saga.startWorker();
}

/** Carts to be paid, payments, orders. */
export const paymentService: Service = { schema: 'payment', migrations: paymentMigrations, start };

import type { FastifyInstance } from 'fastify';
import type { BusRuns } from '../shared/busRuns.ts';
import { bankSecrets, stripeDouble } from '../shared/bankConfig.ts';
import { shopName } from '../shared/company.ts';
import type { Config } from '../shared/config.ts';
import type { Sql } from '../shared/db.ts';
import { defaultCurrency } from '../shared/money.ts';
import type { Platform, Service } from '../shared/service.ts';
import { serveAssets } from './assets.ts';
import type { Bank } from './bank/bank.ts';
import { openVault } from './bank/cards.ts';
import { startNotifier } from './bank/notifier.ts';
import { mountBank } from './bank/routes.ts';
import { mountBuses } from './buses/routes.ts';
import { homePage } from './home.ts';
import { sandboxMigrations } from './migrations/index.ts';
import { mountOlder } from './older/routes.ts';
import { mountOutbox } from './outbox/routes.ts';
import { mountSwitchboard } from './switchboard/routes.ts';
import { mountSocial } from './social/routes.ts';
import { mountScanner } from './scanner/routes.ts';
import type { Stripe } from './stripe/intents.ts';
import { stripeMessage } from './stripe/message.ts';
import { mountStripe } from './stripe/routes.ts';
import { mountTill } from './till/routes.ts';
import { createTill } from './till/till.ts';
import { stopLoops } from '../shared/loop.ts';
import { mountStaffCode } from './staffCode.ts';
import { readSwitches } from './switchboard/store.ts';

/** Allowed origins of the shop: the public one, and this machine by name and number. */
function shopOriginsOf(config: Config): string[] {
  const named = (process.env['SHOP_ORIGINS'] ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '');
  return [...new Set([new URL(config.publicUrl).origin, `http://localhost:${config.port}`, `http://127.0.0.1:${config.port}`, ...named])];
}

async function start(app: FastifyInstance, platform: Platform, runs: BusRuns): Promise<() => Promise<void>> {
  const { config, db, clock, serviceToken } = platform;
  const bank: Bank = { db, clock, vault: await openVault(db, clock.date()), url: config.bankUrl };
  const secrets = await bankSecrets(db, config);

  serveAssets(app);
  mountBank(app, {
    bank,
    apiKey: secrets.apiKey,
    merchant: shopName(config, platform.sandbox),
    shopOrigins: shopOriginsOf(config),
    stallOf: async (session) => (session === undefined ? 0 : ((await readSwitches(db, session)).faults.bankStallMs ?? 0)),
  });
  mountSwitchboard(app, { config, clock, sql: db, bank });
  const till = createTill({ sql: db, clock, paymentUrl: config.paymentUrl, secret: secrets.signing });
  mountTill(app, { till, clock, timeZone: config.shopTimeZone, currency: config.currency ?? defaultCurrency });
  mountScanner(app, { sql: db, clock, runs, tripUrl: config.tripUrl, serviceToken });
  mountOlder(app, { config, clock, serviceToken });
  mountOutbox(app, db, config.shopTimeZone);
  mountStaffCode(app, clock);
  await mountSocial(app, config);
  mountBuses(app, { sql: db, clock, runs });
  app.get('/', (_request, reply) => homePage(reply, bank));
  const double = stripeDouble(config.sandboxUrl);
  const stripe: Stripe = { bank, notifyUrl: `${config.paymentUrl}/payment/stripe-events` };
  mountStripe(app, { stripe, ...double, shopOrigins: shopOriginsOf(config) });
  const notifier = startNotifier(bank, secrets.signing, (event) => stripeMessage(stripe, double.webhookSecret, event));
  return () => stopLoops([notifier, till.notices]);
}

/** The sandbox service: bank, outbox, switchboard and bus positions, on a separate origin. `runsIn` reads the runs on the road. */
export function sandboxService(runsIn: (sql: Sql) => BusRuns): Service {
  return { schema: 'sandbox', migrations: sandboxMigrations, start: (app, platform) => start(app, platform, runsIn(platform.db)) };
}

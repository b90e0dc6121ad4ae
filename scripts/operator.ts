import { createMails } from '../services/identity/domain/mails.ts';
import { invitePerson } from '../services/identity/store/staffInvitations.ts';
import { createClock } from '../services/shared/clock.ts';
import { shopName } from '../services/shared/company.ts';
import { mailFoot } from '../services/shared/mailText.ts';
import { createOutbox } from '../services/shared/outbox.ts';
import { Problem } from '../services/shared/problem.ts';
import { openShopDatabase } from './openShopDatabase.ts';
import { orderIn } from './operatorOrder.ts';

// Invites the first person of the company: `npm run operator -- invite <email> --roles admin,support`, with the DATABASE_URL or the DATA_DIR
// and the PUBLIC_URL of the shop. See docs/operations.md.
const order = orderIn(process.argv.slice(2));
if (typeof order === 'string') {
  console.error(order);
  process.exit(1);
}
const { db, config } = await openShopDatabase(
  (pid, folder) => `El proceso ${pid} usa ${folder}. Deténlo primero; con PostgreSQL nada se detiene.`,
);
const { publicUrl, company } = config;
const clock = createClock();
const context = {
  db,
  clock,
  publicUrl,
  mails: createMails(publicUrl, shopName(config, undefined)),
  outbox: createOutbox(clock, mailFoot(company, publicUrl)),
  // Whoever has the database needs no limit of a network; that of the mailbox holds.
  sendsPerAddress: Infinity,
};

/** What went wrong, in Spanish; a fault of this program as it is. */
function sentenceOf(error: unknown): string {
  if (error instanceof Problem) return error.detail;
  if (error instanceof Error && 'code' in error && error.code === '42P01')
    return 'La base de datos no tiene tablas. Inicia la tienda una vez.';
  throw error;
}

try {
  const { link } = await invitePerson(context, undefined, order, { device: 'operator', address: 'operator' });
  console.log(`Invitación enviada a ${order.email}. El enlace vence en 48 horas y sirve una sola vez:\n${link}`);
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
} finally {
  await db.close();
}

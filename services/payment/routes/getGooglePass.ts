import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import type { PaymentParts } from '../context.ts';
import { googlePassUrl } from '../domain/googlePass.ts';
import { orderNotFound } from '../domain/refusals.ts';
import { policies } from '../policies/index.ts';
import { openWalletTicket } from './tickets/openWalletTicket.ts';

/** Leads a ticket to Google Wallet. */
export const getGooglePass =
  (parts: PaymentParts): Handler<operations['getGooglePass']> =>
  async (call) => {
    const ticket = await openWalletTicket(parts, policies.getGooglePass, call);
    if (!parts.wallets.google) throw orderNotFound();
    const issuer = { shop: parts.shop, publicUrl: parts.config.publicUrl, now: parts.clock.now() };
    return { status: 303, headers: { location: await googlePassUrl(ticket, parts.wallets.google, issuer) } };
  };

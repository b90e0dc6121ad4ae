import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import type { PaymentParts } from '../context.ts';
import { applePass } from '../domain/applePass.ts';
import { orderNotFound } from '../domain/refusals.ts';
import { policies } from '../policies/index.ts';
import { openWalletTicket } from './tickets/openWalletTicket.ts';

/** A ticket for Apple Wallet. */
export const getApplePass =
  (parts: PaymentParts): Handler<operations['getApplePass']> =>
  async (call) => {
    const ticket = await openWalletTicket(parts, policies.getApplePass, call);
    if (!parts.wallets.apple) throw orderNotFound();
    return {
      status: 200,
      type: 'application/vnd.apple.pkpass',
      headers: { 'content-disposition': `attachment; filename="boleto-${ticket.id}.pkpass"` },
      body: await applePass(ticket, parts.wallets.apple(), { shop: parts.shop, pictures: parts.config.folder.pictures }),
    };
  };

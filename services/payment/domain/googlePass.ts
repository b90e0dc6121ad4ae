import { importPKCS8, SignJWT } from 'jose';
import type { GoogleWalletKeys } from '../../shared/walletKeys.ts';
import type { WalletTicket } from './walletTicket.ts';

const text = (value: string): object => ({ defaultValue: { language: 'es-MX', value } });

/** The name and the address of the shop, and the time in milliseconds. */
type Issuer = { readonly shop: string; readonly publicUrl: string; readonly now: number };

/** The field names are those of Google's TransitClass and TransitObject. The link brings both, so nothing is registered with Google before. */
function passOf(ticket: WalletTicket, { shop, publicUrl }: Issuer, issuerId: string): object {
  const classId = `${issuerId}.anden-autobus`;
  const { boarding, from, to } = ticket;
  return {
    transitClasses: [
      {
        id: classId,
        issuerName: shop,
        transitType: 'BUS',
        reviewStatus: 'UNDER_REVIEW',
        // Google refuses a class without a logo. It keeps the class of the first pass for all, so nothing of a ticket belongs here.
        logo: { sourceUri: { uri: `${publicUrl}/compra/icons/app-192.png` } },
      },
    ],
    transitObjects: [
      {
        id: `${issuerId}.${ticket.id.replaceAll(/[^\w.-]/g, '_')}`,
        classId,
        state: 'ACTIVE',
        tripType: 'ONE_WAY',
        passengerNames: ticket.passenger,
        ticketNumber: ticket.id,
        barcode: { type: 'QR_CODE', value: ticket.qr, alternateText: ticket.id },
        ticketLeg: {
          originStationCode: from.code,
          originName: text(`${from.city}, ${from.terminal}`),
          destinationStationCode: to.code,
          destinationName: text(`${to.city}, ${to.terminal}`),
          // Google shows a local time without an offset as it is.
          departureDateTime: ticket.departs.slice(0, 19),
          ...(boarding?.platform && { platform: boarding.platform }),
          ticketSeat: { seat: ticket.seat },
        },
      },
    ],
  };
}

/** The address that adds a ticket to Google Wallet. The traveller's phone opens it; no service calls it. */
export async function googlePassUrl(ticket: WalletTicket, keys: GoogleWalletKeys, issuer: Issuer): Promise<string> {
  const jwt = await new SignJWT({ typ: 'savetowallet', payload: passOf(ticket, issuer, keys.issuerId) })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(keys.email)
    .setAudience('google')
    .setIssuedAt(Math.floor(issuer.now / 1000))
    .sign(await importPKCS8(keys.key, 'RS256'));
  return `https://pay.google.com/gp/v/save/${jwt}`;
}

import { readFile } from 'node:fs/promises';
import { PKPass } from 'passkit-generator';
import type { PictureName, Pictures } from '../../shared/shopPictures.ts';
import type { AppleWalletKeys } from '../../shared/walletKeys.ts';
import type { WalletTicket } from './walletTicket.ts';

const icons = new URL('../../../public/icons/', import.meta.url);
/** The icon of the company, else that of the build. */
const iconOf = async (pictures: Pictures, name: PictureName): Promise<Buffer> =>
  pictures.get(name)?.content ?? readFile(new URL(`${name}.png`, icons));

/** The name and the pictures of the shop. */
type Issuer = { readonly shop: string; readonly pictures: Pictures };

/** The field names are Apple's. */
function passOf(ticket: WalletTicket, { passTypeId, teamId }: AppleWalletKeys, shop: string): object {
  const { boarding, from, to } = ticket;
  const code = { format: 'PKBarcodeFormatQR', message: ticket.qr, messageEncoding: 'utf-8', altText: ticket.id };
  return {
    formatVersion: 1,
    passTypeIdentifier: passTypeId,
    teamIdentifier: teamId,
    organizationName: shop,
    serialNumber: ticket.id,
    description: `Boleto de autobús de ${from.city} a ${to.city}`,
    logoText: shop,
    foregroundColor: 'rgb(255, 255, 255)',
    labelColor: 'rgb(255, 196, 61)',
    backgroundColor: 'rgb(20, 37, 31)',
    relevantDate: ticket.departs,
    ...(boarding && {
      locations: [{ latitude: boarding.latitude, longitude: boarding.longitude, relevantText: `Aborda en ${from.terminal}` }],
    }),
    barcodes: [code],
    boardingPass: {
      transitType: 'PKTransitTypeBus',
      headerFields: [{ key: 'hour', label: 'Sale', value: ticket.hour }],
      primaryFields: [
        { key: 'from', label: from.city, value: from.code },
        { key: 'to', label: to.city, value: to.code },
      ],
      secondaryFields: [
        { key: 'day', label: 'Día', value: ticket.day },
        { key: 'seat', label: 'Asiento', value: ticket.seat },
        ...(boarding?.platform ? [{ key: 'platform', label: 'Andén', value: boarding.platform }] : []),
      ],
      auxiliaryFields: [{ key: 'passenger', label: 'Pasajero', value: ticket.passenger }],
      backFields: [
        { key: 'brand', label: 'Línea', value: ticket.brand },
        { key: 'terminal', label: 'Aborda en', value: from.terminal },
        { key: 'arrives', label: 'Llega a', value: to.terminal },
        { key: 'folio', label: 'Boleto', value: ticket.id },
      ],
    },
  };
}

/** A signed pass of the shop for Apple Wallet, a file `.pkpass`. */
export async function applePass(ticket: WalletTicket, keys: AppleWalletKeys, { shop, pictures }: Issuer): Promise<Buffer> {
  const [small, large] = await Promise.all([iconOf(pictures, 'app-180'), iconOf(pictures, 'app-192')]);
  const pass = new PKPass(
    { 'pass.json': Buffer.from(JSON.stringify(passOf(ticket, keys, shop))), 'icon.png': small, 'icon@2x.png': large },
    {
      wwdr: keys.intermediate,
      signerCert: keys.certificate,
      signerKey: keys.key,
      ...(keys.passphrase !== undefined && { signerKeyPassphrase: keys.passphrase }),
    },
  );
  return pass.getAsBuffer();
}

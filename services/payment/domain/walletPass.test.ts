import { createHash, generateKeyPairSync } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { importSPKI, jwtVerify } from 'jose';
import forge from 'node-forge';
import { describe, expect, it } from 'vitest';
import { makeAppleWalletKeys } from '../../sandbox/walletKeys.ts';
import type { Pictures } from '../../shared/shopPictures.ts';
import { applePass } from './applePass.ts';
import { googlePassUrl } from './googlePass.ts';
import type { TripOrder } from './trip.ts';
import { walletTicketOf } from './walletTicket.ts';

// The border is an hour ahead of the shop in summer.
const sold = {
  firstName: 'Ana',
  lastName: 'Peña',
  seat: '5',
  floor: 'P.B.',
  brand: { name: 'Cumbre' },
  from: 'Central Reynosa',
  fromCity: 'Reynosa',
  fromShortcode: 'REX',
  fromTimeZone: 'America/Matamoros',
  to: 'Central Monterrey',
  toShortcode: 'MTY',
  departureDatetime: '2026-07-03T08:30:00-05:00',
} as TripOrder['tickets'][number];
const boarding = { latitude: 26.08, longitude: -98.272, platform: '7' };
const ticket = walletTicketOf(sold, 'AN-2W8K-1', 'anden:AN-2W8K-1:firma', boarding);

/** The files of a zip archive, from its central directory. */
function filesIn(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1') + 16);
  while (zip.readUInt32LE(at) === 0x02_01_4b_50) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [name, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [number, number, number];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const data = zip.subarray(start, start + size);
    files.set(zip.toString('utf8', at + 46, at + 46 + name), method === 0 ? data : inflateRawSync(data));
    at += 46 + name + extra + comment;
  }
  return files;
}

const SHOP = 'Rutas del Norte';
const shop = { shop: SHOP, pictures: new Map() };

const json = (file: Buffer | undefined) => JSON.parse(file?.toString() ?? 'null');

describe('a pass for Apple Wallet', () => {
  const now = Date.parse('2026-07-01T12:00:00Z');

  it('shows seat, hour of the terminal and the code of the ticket, and comes up there and then', async () => {
    const pass = json(filesIn(await applePass(ticket, makeAppleWalletKeys(now), shop)).get('pass.json'));
    expect(pass).toMatchObject({
      serialNumber: 'AN-2W8K-1',
      organizationName: SHOP,
      logoText: SHOP,
      barcodes: [{ format: 'PKBarcodeFormatQR', message: 'anden:AN-2W8K-1:firma' }],
      locations: [{ latitude: 26.08, longitude: -98.272, relevantText: 'Aborda en Central Reynosa' }],
      boardingPass: {
        transitType: 'PKTransitTypeBus',
        headerFields: [{ value: '08:30 AM' }],
        primaryFields: [{ label: 'Reynosa', value: 'REX' }, { value: 'MTY' }],
        secondaryFields: [{}, { label: 'Asiento', value: '5 P.B.' }, { label: 'Andén', value: '7' }],
        auxiliaryFields: [{ value: 'Ana Peña' }],
      },
    });
    expect(Date.parse(pass.relevantDate)).toBe(Date.parse(sold.departureDatetime));
  });

  it('lists the hash of each file, and its certificate signed the list', async () => {
    const keys = makeAppleWalletKeys(now);
    const { signature, manifest, ...files } = Object.fromEntries(
      [...filesIn(await applePass(ticket, keys, shop))].map(([name, file]) => [
        name.replace('.json', name === 'manifest.json' ? '' : '.json'),
        file,
      ]),
    );
    const hashes = Object.fromEntries(Object.entries(files).map(([name, file]) => [name, createHash('sha1').update(file).digest('hex')]));
    expect(json(manifest)).toEqual(hashes);
    const message = forge.pkcs7.messageFromAsn1(forge.asn1.fromDer(signature?.toString('binary') ?? ''));
    const signers = 'certificates' in message ? message.certificates.map((one) => forge.pki.certificateToPem(one)) : [];
    expect(signers).toContain(keys.certificate);
  });

  it('is signed by a certificate whose number is written in the shortest form', () => {
    expect(forge.pki.certificateFromPem(makeAppleWalletKeys(now).certificate).serialNumber).toMatch(/^01[\da-f]{16}$/);
  });

  it('has no place where the trip service knows none', async () => {
    const unknown = walletTicketOf(sold, 'AN-2W8K-1', 'qr', undefined);
    const pass = json(filesIn(await applePass(unknown, makeAppleWalletKeys(now), shop)).get('pass.json'));
    expect(pass).not.toHaveProperty('locations');
  });

  it('has the icons of the company, which the build would have', async () => {
    const content = Buffer.from('of the company');
    const pictures: Pictures = new Map([['app-180', { file: 'app-180.png', type: 'image/png', content }]]);
    const files = filesIn(await applePass(ticket, makeAppleWalletKeys(now), { shop: SHOP, pictures }));
    expect(files.get('icon.png')).toEqual(content);
    expect(files.get('icon@2x.png')?.subarray(1, 4).toString()).toBe('PNG');
  });
});

it('the link of Google Wallet is signed by the service account and has seat, local hour and code', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const issuer = { shop: SHOP, publicUrl: 'https://anden.example', now: Date.now() };
  const url = await googlePassUrl(ticket, { issuerId: '3388', email: 'pases@example.com', key: privateKey }, issuer);
  const [, jwt = ''] = url.split('https://pay.google.com/gp/v/save/');
  const { payload } = await jwtVerify(jwt, await importSPKI(publicKey, 'RS256'), { issuer: 'pases@example.com', audience: 'google' });
  expect(payload).toMatchObject({
    typ: 'savetowallet',
    payload: {
      transitObjects: [
        {
          id: '3388.AN-2W8K-1',
          barcode: { type: 'QR_CODE', value: 'anden:AN-2W8K-1:firma' },
          ticketLeg: { departureDateTime: '2026-07-03T08:30:00', platform: '7', ticketSeat: { seat: '5 P.B.' } },
        },
      ],
    },
  });
  // Every ticket has this class, so it has nothing of one.
  expect(payload['payload']).toHaveProperty('transitClasses', [
    {
      id: '3388.anden-autobus',
      issuerName: SHOP,
      transitType: 'BUS',
      reviewStatus: 'UNDER_REVIEW',
      logo: { sourceUri: { uri: 'https://anden.example/compra/icons/app-192.png' } },
    },
  ]);
});

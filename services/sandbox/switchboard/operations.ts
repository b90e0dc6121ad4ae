import { readFileSync } from 'node:fs';
import { readDocument } from '../../shared/document.ts';

const documents = ['trip', 'identity', 'payment'] as const;

/** What the operations mean to a tester; one that is missing here is shown by its name alone. */
const meanings: Readonly<Record<string, string>> = {
  getOrigins: 'Orígenes',
  getDestinations: 'Destinos de un origen',
  searchTrips: 'Salidas de un día',
  getFares: 'Tarifas',
  getBusBrands: 'Marcas',
  getAmenities: 'Servicios a bordo',
  getSeatMap: 'Mapa de asientos',
  getSeatChannelTicket: 'Pase del canal en vivo',
  getSeatServices: 'Servicios adicionales',
  selectSeat: 'Apartar un asiento al tocarlo',
  unselectSeat: 'Soltar un asiento',
  getSeatClaims: 'Mis asientos apartados',
  blockSeats: 'Apartar los asientos para pagar',
  unblockSeats: 'Soltar los asientos del carrito',
  validateTransfer: 'Boletos de una orden que se pueden cambiar',
  validateTransferOfTickets: 'Boletos que se pueden cambiar',
  sendVerification: 'Enviar el código por SMS',
  resendVerification: 'Reenviar el código',
  verifyPhone: 'Comprobar el código',
  signInPhone: 'Código para entrar a una cuenta',
  signUpGuest: 'Abrir la sesión de invitado',
  refreshToken: 'Renovar la sesión',
  validateToken: 'Comprobar la sesión',
  signOut: 'Cerrar la sesión',
  getPublicIp: 'Dirección IP',
  getCart: 'Carrito por pagar',
  deleteCart: 'Dejar el carrito',
  getPaymentProviders: 'Bancos',
  createPayment: 'Pagar',
  createOrder: 'Confirmar un cambio sin pago',
  getPaymentTransaction: 'Estado de un pago',
  getPaymentByKey: 'Estado de un pago, por su clave',
  getCartDetail: 'Orden con sus boletos',
  resendTickets: 'Enviar los boletos por correo',
  downloadTickets: 'Boletos en PDF',
};

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

interface Operation {
  readonly operationId: string;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
}

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'operationId' in value;
}

/** Asked by the services themselves or by the bank, never by a browser. */
const behindTheShop = new Set(['serviceToken', 'bankSignature']);

const open = (name: string): URL => new URL(`../../../openapi/${name}`, import.meta.url);

let known: readonly { readonly service: string; readonly operations: readonly string[] }[] | undefined;

/** The operations that a browser may ask of each service, in the order of the documents. */
export function shopOperations(): NonNullable<typeof known> {
  known ??= readOperations();
  return known;
}

function readOperations(): NonNullable<typeof known> {
  const notServed: readonly string[] = JSON.parse(readFileSync(open('not-served.json'), 'utf8'));
  return documents.map((service) => {
    const { paths } = readDocument<OpenApi>(open(`${service}.yaml`));
    const operations = Object.values(paths)
      .flatMap((item) => Object.values(item))
      .filter(isOperation)
      .filter(({ security = [] }) => !security.some((list) => Object.keys(list).some((name) => behindTheShop.has(name))))
      .map(({ operationId }) => operationId);
    return { service, operations: operations.filter((id) => !notServed.includes(id)) };
  });
}

/** An operation in words, with its name. */
export function operationText(operationId: string): string {
  const meaning = meanings[operationId];
  return meaning === undefined ? operationId : `${meaning} (${operationId})`;
}

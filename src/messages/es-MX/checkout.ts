import type { CardError, CardField } from '../../../machines/domain/card.ts';
import type { PayingStep, PayMethod } from '../../../machines/checkout/checkout.types.ts';
import type { Discount } from '../../../machines/domain/order.ts';

/** Texts of the summary and the payment. */
export const checkout = {
  title: 'Resumen y pago',
  loading: 'Cargando tu compra',

  trip: 'Tu viaje',
  tripOf: (passengers: number, isRound: boolean) =>
    `${passengers === 1 ? '1 pasajero' : `${passengers} pasajeros`} · ${isRound ? 'ida y regreso' : 'ida'}`,
  noServices: 'Sin servicios',
  totalsLabel: 'Totales',
  totals: { subtotal: 'Subtotal', services: 'Servicios', total: 'Total a pagar' },
  discount: (discount: Discount) => (discount.kind === 'points' ? 'Puntos Viaja' : `Cupón ${discount.code}`),
  /** The part of a discount on one ticket. */
  discountOf: { points: 'Puntos', coupon: 'Cupón' } satisfies Record<Discount['kind'], string>,
  /** The button of a cart that costs nothing (FREE-001). */
  takeTickets: 'Obtener mis boletos',
  nothingDue: 'No tienes que pagar nada.',

  change: {
    title: 'Confirma la edición de tu viaje',
    submit: 'Confirmar cambios',
    before: 'Boleto anterior',
  },

  method: 'Forma de pago',
  methods: { card: 'Tarjeta', cash: 'Efectivo' } satisfies Record<PayMethod, string>,
  cash: {
    submit: 'Reservar boletos',
    hint: 'No se cobra nada ahora.',
  },
  /** The terms of cash did not load (ERR-062). */
  methodsFailed: 'Error al obtener los métodos de pago.',
  payment: 'Pago con tarjeta',
  cardOnly: 'Solo con tarjeta de crédito o débito puedes pagar el seguro y los servicios adicionales.',
  field: {
    firstName: 'Nombre',
    lastName: 'Apellidos',
    number: 'Número de tarjeta',
    expiry: 'Vencimiento',
    cvv: 'CVV',
  } satisfies Record<CardField, string>,
  framesFailed: 'No pudimos abrir los campos seguros del banco. Revisa tu conexión e intenta de nuevo.',
  placeholder: { number: '0000 0000 0000 0000', expiry: 'MM/AA', cvv: '3 o 4 dígitos' },
  /** The text for each error of a card field. */
  error: (field: CardField, error: CardError): string => {
    switch (error) {
      case 'too-short':
        return 'Escribe al menos 2 letras';
      case 'missing-digits':
        return 'Faltan dígitos, revisa el número';
      case 'wrong-digits':
        return 'El número no es correcto, revísalo';
      case 'expired':
        return 'La tarjeta ya venció';
      case 'incomplete':
        return field === 'cvv' ? 'Escribe los 3 o 4 dígitos' : 'Escribe mes y año, como 09/27';
      default:
        return error satisfies never;
    }
  },
  pay: 'Pagar',
  payAmount: (amount: string) => `Pagar ${amount}`,
  /** The price of the seats or the promotion of the way back changed before the seats were held. */
  priceChanged: (before: string, now: string) => `El precio cambió: antes era ${before}, ahora es ${now}.`,
  payHint: 'Completa los datos de tu tarjeta para pagar.',
  bankMayAsk: 'Tu banco puede pedirte confirmar la compra',
  paying: {
    preparing: 'Preparando...',
    device: 'Verificando...',
    charging: 'Procesando...',
    ordering: 'Procesando...',
    reordering: 'Procesando...',
    reserving: 'Reservando...',
    reservingAgain: 'Reservando...',
    giving: 'Procesando...',
    givingAgain: 'Procesando...',
  } satisfies Record<PayingStep, string>,
  payingSpoken: {
    preparing: 'Preparamos tu pago.',
    device: 'Verificamos tu tarjeta con tu banco.',
    charging: 'Tu banco procesa el pago. No cierres esta página.',
    ordering: 'Cambiamos tus boletos. No cierres esta página.',
    reordering: 'Aún no hay respuesta y la pedimos otra vez. Tus boletos no se pierden.',
    reserving: 'Reservamos tus boletos. No cierres esta página.',
    reservingAgain: 'Aún no hay respuesta y la pedimos otra vez. Tus asientos siguen apartados.',
    giving: 'Estamos preparando tus boletos, no cierres esta página.',
    givingAgain: 'Aún no hay respuesta y la pedimos otra vez. Tus asientos siguen apartados.',
  } satisfies Record<PayingStep, string>,

  challengeWaits: 'Esperando la respuesta de tu banco',

  releasing: 'Liberamos tus asientos',

  toSeats: 'Volver a los asientos',
  signIn: 'Iniciar sesión',
};

import type { CardError, CardField } from '../../../machines/domain/card.ts';
import type { PayingStep, PayMethod } from '../../../machines/checkout/checkout.types.ts';
import type { ChargeTruth } from '../../../machines/paymentTruth/paymentTruth.types.ts';
import { common } from './common.ts';

type UnknownText = { title: string; text: string; more: string };

const product = 'Andén';
const safe = 'Tu pago no se pierde: si hubo cargo, recibes tus boletos por correo o te devolvemos el dinero.';

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

  change: {
    title: 'Confirma la edición de tu viaje',
    submit: 'Confirmar cambios',
    changes: 'Cambios',
    was: (seat: string) => `Antes, asiento ${seat}.`,
    is: (seat: string) => `Ahora, asiento ${seat}.`,
    before: 'Boleto anterior',
    sum: 'No tienes que pagar nada.',
    asking: {
      title: '¿Confirmamos los cambios?',
      text: 'Tus boletos anteriores dejan de servir y sus asientos quedan libres.',
      stay: 'Seguir revisando',
    },
  },

  method: 'Forma de pago',
  methods: { card: 'Tarjeta', cash: 'Efectivo' } satisfies Record<PayMethod, string>,
  cash: {
    submit: 'Reservar boletos',
    hint: 'No se cobra nada ahora.',
  },
  /** ERR-062 */
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
  } satisfies Record<PayingStep, string>,
  payingSpoken: {
    preparing: 'Preparamos tu pago.',
    device: 'Verificamos tu tarjeta con tu banco.',
    charging: 'Tu banco procesa el pago. No cierres esta página.',
    ordering: 'Cambiamos tus boletos. No cierres esta página.',
    reordering: 'Aún no hay respuesta y la pedimos otra vez. Tus boletos no se pierden.',
    reserving: 'Reservamos tus boletos. No cierres esta página.',
    reservingAgain: 'Aún no hay respuesta y la pedimos otra vez. Tus asientos siguen apartados.',
  } satisfies Record<PayingStep, string>,

  challenge: {
    title: 'Confirma con tu banco',
    text: 'Tu banco quiere saber que eres tú. No cierres esta ventana.',
    frame: common.bankPage,
    waiting: 'Esperando la respuesta de tu banco',
    confirming: 'Confirmando con tu banco…',
  },

  timeNotice: {
    title: (minutes: number) => (minutes === 1 ? 'Tienes 1 minuto para pagar' : `Tienes ${minutes} minutos para pagar`),
    text: 'Apartamos tus asientos. Si el tiempo se acaba, se liberan y eliges de nuevo.',
  },

  declined: {
    noFunds: 'Tu tarjeta no tiene fondos suficientes.',
    again: 'Intentar con otra tarjeta',
    reserve: 'Reservar boletos',
  },
  /** ERR-061, verbatim. */
  notOrdered: { title: 'Oops', text: 'Ocurrío algo al procesar tu pago, intenta más tarde.', more: 'Tus boletos siguen como estaban.' },
  noShopperIp: {
    title: 'Hubo un problema al procesar tu pago',
    text: `Por favor intenta más tarde o realiza tu compra a través de la app ${product}`,
  },
  cardMissing: {
    title: 'Escribe otra vez los datos de tu tarjeta',
    text: 'Por tu seguridad no los guardamos. Tus asientos siguen apartados.',
  },

  earlierUnknown: {
    title: 'Un pago anterior sigue sin respuesta',
    text: 'El banco aún no dice cómo quedó el pago de otra compra tuya. De esta no se cobró nada: intenta de nuevo en unos minutos.',
  },

  expired: {
    title: '¡Se terminó el tiempo! Tu carrito ha caducado',
    text: 'Tus asientos quedaron libres. Puedes buscarlos y elegirlos de nuevo.',
    search: 'Volver a la búsqueda',
    again: 'Apartar los mismos asientos',
    releasing: 'Liberando...',
  },
  releasing: 'Liberamos tus asientos',

  toSeats: 'Volver a los asientos',
  signIn: 'Iniciar sesión',
  signedOut: { title: 'Inicia sesión para ver tu compra', text: 'Entra con el correo y el celular con los que apartaste tus asientos.' },

  unknown: {
    folio: 'Folio de tu pago',
    reference: 'Referencia de tu compra',
    total: 'Total',
    asking: 'Preguntando a tu banco',
    words: {
      asking: {
        title: 'Tu banco aún no responde',
        text: 'Todavía no sabemos si se hizo el cargo. No pagues de nuevo: seguimos preguntando y esta página te lo dirá.',
        more: 'Puedes cerrarla y volver más tarde; guarda tu folio. Si hubo cargo, recibes tus boletos por correo o te devolvemos el dinero.',
      },
      unreached: {
        title: 'Todavía no sabemos cómo quedó tu pago',
        text: 'No pudimos comunicarnos con la tienda. No pagues de nuevo: preguntamos otra vez en cuanto haya conexión.',
        more: safe,
      },
      signedOut: {
        title: 'Inicia sesión para saber cómo quedó tu pago',
        text: 'Solo se lo decimos a quien pagó. Entra con el correo y el celular con los que compraste, y no pagues de nuevo.',
        more: safe,
      },
      charged: {
        title: 'Tu pago se hizo',
        text: 'Tu banco confirmó el cargo. Tus boletos llegan a tu correo.',
        more: 'No tienes que pagar nada más.',
      },
      notCharged: {
        title: 'No se hizo ningún cargo',
        text: 'Tu banco confirmó que no cobró esta compra.',
        more: 'Puedes pagar de nuevo con tranquilidad mientras tus asientos sigan apartados.',
      },
      refunded: {
        title: 'Te devolvemos tu dinero',
        text: 'El cargo se hizo, pero no pudimos darte tus asientos. Ya pedimos a tu banco que te lo devuelva completo.',
        more: 'Lo verás en tu cuenta en unos días, según tu banco.',
      },
    } satisfies Record<ChargeTruth, UnknownText>,
    search: 'Volver a la búsqueda',
    tickets: 'Ver mis boletos',
    again: 'Pagar de nuevo',
  },
};

import type { ChargeTruth } from '../../../machines/paymentTruth/paymentTruth.types.ts';

type UnknownText = { title: string; text: string; more: string };

const safe = 'Tu pago no se pierde: si hubo cargo, recibes tus boletos por correo o te devolvemos el dinero.';

/** Texts of a payment with an unknown result. */
export const unknownPayment = {
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
};

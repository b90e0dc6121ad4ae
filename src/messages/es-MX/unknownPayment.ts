import { company } from '../company.ts';
import type { LogEntry } from '../../../machines/domain/paymentLog.ts';
import type { ChargeTruth } from '../../../machines/paymentTruth/paymentTruth.types.ts';

type UnknownText = { title: string; text: string };
type LogText = { title: string; text: (fact: { amount: string; email: string; times: number }) => string };

const asked = (times: number, answer: string) => (times === 1 ? `Preguntamos: ${answer}.` : `Preguntamos ${times} veces: ${answer}.`);

/** Texts of a payment with an unknown result. */
export const unknownPayment = {
  folio: 'Folio',
  reference: 'Referencia de tu compra',
  total: 'Total',
  asking: 'Preguntando a tu banco',
  words: {
    asking: { title: 'Tu banco no ha contestado', text: 'No sabemos si tu tarjeta se cobró. Lo estamos averiguando con tu banco.' },
    unreached: {
      title: 'Todavía no sabemos cómo quedó tu pago',
      text: 'No pudimos comunicarnos con la tienda. Preguntamos otra vez en cuanto haya conexión.',
    },
    signedOut: {
      title: 'Inicia sesión para saber cómo quedó tu pago',
      text: 'Solo se lo decimos a quien pagó. Entra con el correo y el celular con los que compraste, y no pagues de nuevo.',
    },
    notFound: {
      title: 'No encontramos este pago',
      text: 'Revisa el folio de la dirección, o entra con el correo y el celular con los que compraste.',
    },
    charged: { title: 'Sí se cobró: tus boletos están listos', text: 'Tu banco confirmó un solo cargo. No tienes que pagar nada más.' },
    notCharged: { title: 'No se cobró nada', text: 'Tu banco no hizo el cargo. Puedes pagar de nuevo con tranquilidad.' },
    refunded: {
      title: 'Te devolvemos tu dinero',
      text: 'Tu banco cobró, pero no pudimos darte tus asientos. Regresamos el cargo completo.',
    },
  } satisfies Record<ChargeTruth, UnknownText>,
  states: {
    asking: 'Sin respuesta',
    unreached: 'Sin conexión',
    signedOut: 'Sin sesión',
    notFound: 'Sin datos',
    charged: 'Cobrado',
    notCharged: 'No cobrado',
    refunded: 'Devuelto',
  } satisfies Record<ChargeTruth, string>,

  closed: { title: 'No pagues otra vez', text: 'El pago está cerrado hasta saber qué pasó con este.' },
  log: { asking: 'Lo que hemos hecho', ended: 'Lo que pasó' },
  events: {
    sent: { title: 'Enviado al banco', text: ({ amount }) => `Pedimos a tu banco ${amount} de tu tarjeta.` },
    'no-answer': { title: 'Tu banco no contesta', text: ({ times }) => asked(times, 'sin respuesta') },
    undecided: { title: 'Tu banco aún no decide', text: ({ times }) => asked(times, 'sigue procesando el cargo') },
    challenge: { title: 'Tu banco quiso verificar que eres tú', text: () => 'Abrimos su verificación.' },
    closing: { title: 'Dejamos de esperar', text: () => 'Pedimos a tu banco que ya no cobre esta compra.' },
    unknown: { title: 'Liberamos los asientos', text: () => 'Tu banco no confirmó que ya no cobra. Seguimos preguntando.' },
    charged: { title: 'Tu banco contestó: cobrado', text: ({ amount }) => `Un solo cargo de ${amount}.` },
    tickets: { title: 'Boletos emitidos', text: ({ email }) => `Enviados a ${email}.` },
    'refund-asked': { title: 'Pedimos la devolución', text: ({ amount }) => `${amount} completos, a la misma tarjeta.` },
    refused: { title: 'Tu banco contestó: sin cargo', text: () => 'No tocó tu saldo.' },
    refunded: { title: 'Tu banco aceptó la devolución', text: ({ amount }) => `${amount} completos.` },
  } satisfies Record<LogEntry['event'], LogText>,
  until: (first: string, last: string) => `${first} a ${last}`,
  nextQuestion: { title: 'Siguiente pregunta', text: 'En unos segundos. Esta página se actualiza sola.' },

  known: {
    title: 'Lo que sabemos',
    kept: 'Tus asientos siguen apartados a tu nombre mientras esperamos.',
    released: 'Tus asientos ya se liberaron.',
    once: 'Este folio solo se puede cobrar una vez.',
    open: 'Falta saber si tu banco ya hizo el cargo.',
  },
  next: {
    title: 'Qué sigue',
    ask: 'Seguimos preguntando a tu banco',
    askUntil: (time: string) => `Hasta las ${time}. No tienes que hacer nada.`,
    askOn: 'Hasta que conteste. No tienes que hacer nada.',
    ifCharged: 'Si se cobró, emitimos tus boletos',
    ticketsTo: (email: string) => `Aparecen aquí y llegan a ${email}.`,
    ifChargedLate: 'Si se cobró, te lo devolvemos completo',
    backTo: 'A la misma tarjeta, sin que lo pidas.',
    ifNot: 'Si no se cobró, puedes pagar de nuevo',
    ifLate: 'Si el cargo llega tarde, te lo devolvemos completo.',
    by: (date: string, time: string) => `Lo sabes a más tardar el ${date}, ${time}`,
    atThatTime: 'A esa hora pedimos a tu banco que ya no cobre y liberamos los asientos. Si ya había cobrado, te lo devolvemos.',
  },
  again: 'Pagar de nuevo',
  mayPayAgain: 'Tus asientos siguen siendo tuyos.',
  notKept: 'Tus asientos ya están libres: vuelve a elegirlos.',
  lateCharge: 'Si más tarde aparece un cargo de este folio, lo devolvemos completo sin que lo pidas.',
  twoCharges: 'Si ves dos cargos en tu banco, uno es una retención y se libera en unos días. Con tu folio lo revisamos.',
  backSoon: { title: 'Nosotros ya lo enviamos', text: 'Lo ves en tu cuenta en unos días, según tu banco.' },

  back: {
    title: 'Vuelve cuando quieras',
    text: 'Puedes cerrar esta página: su dirección no cambia y aquí queda todo lo que pase.',
    save: 'Guardar este enlace',
    saved: 'Enlace copiado',
  },
  shareText: (folio: string) => `Mi pago en ${company.name}, folio ${folio}.`,

  purchase: 'Tu compra',
  state: 'Estado',
  sent: 'Enviado',
  authorization: 'Autorización',
  copy: 'Copiar folio',
  copied: 'Folio copiado',
  totals: {
    asking: 'Total en revisión',
    charged: 'Total pagado',
    notCharged: 'Total sin cobrar',
    refunded: 'Total devuelto',
  },
  notice: {
    ask: 'Avísame por correo',
    asking: 'Guardando tu aviso',
    to: (email: string) => `Te escribimos a ${email} en cuanto tu banco conteste.`,
    asked: 'Listo: te avisamos por correo',
    failed: 'No pudimos guardar tu aviso. Intenta de nuevo.',
  },
  search: 'Volver a la búsqueda',
  tickets: 'Ver mis boletos',
};

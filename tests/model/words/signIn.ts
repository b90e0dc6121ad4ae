import type { signInModel } from '../../../machines/signIn/signIn.model.ts';
import type { Step } from '../../../machines/testing/paths.ts';
import { endingFor } from '../browser/signIn.ts';
import type { EventOf, Words } from '../charts.ts';

const phone = (rest: readonly Step[]) => {
  const ending = endingFor(rest);
  return ending === null ? 'cualquier teléfono de 10 dígitos' : `un teléfono que termina en ${ending}`;
};

const otherPhone = (rest: readonly Step[]) => (endingFor(rest) === null ? '' : phone(rest));

export const words = {
  emailTyped: { says: 'Escribe el correo' },
  confirmTyped: { says: 'Repite el correo' },
  phoneTyped: { says: 'Escribe el teléfono', sandbox: phone },
  fieldLeft: { says: 'Sale del campo del correo' },
  termsToggled: { says: 'Marca o desmarca los términos' },
  guestSubmitted: { says: 'Oprime «Continuar»', sandbox: otherPhone },
  codeSent: { says: 'El código sale por SMS', sandbox: 'el código está en /outbox' },
  codeSentBefore: { says: 'El servicio dice que ya había mandado un código y todavía sirve' },
  accountExists: { says: 'El teléfono ya tiene cuenta', sandbox: 'teléfono que termina en 0001' },
  codeAlreadySent: { says: 'Ya se mandó un código', sandbox: 'teléfono que termina en 0002' },
  codeNotSent: { says: 'El SMS no se puede mandar', sandbox: 'teléfono que termina en 0003' },
  accountAccepted: { says: 'Acepta entrar a esa cuenta con un código' },
  codeAtHand: { says: 'Dice que ya tiene el código' },
  noticeClosed: { says: 'Cierra el aviso' },
  numberCorrected: { says: 'Regresa a corregir el teléfono' },
  accountCodeSent: { says: 'Sale el código de la cuenta', sandbox: 'el código está en /outbox' },
  accountCodeFails: { says: 'El código de la cuenta no sale', sandbox: 'tablero: signInPhone → falla' },
  codeVerified: { says: 'El código es correcto', sandbox: 'el código de /outbox' },
  guestSignedUp: { says: 'La sesión de invitado se abre' },
  signUpFails: { says: 'La sesión no se puede abrir', sandbox: 'tablero: signUpGuest → falla, siempre' },
  tokenCleared: { says: 'Lo que quedó de la sesión se borra' },
  signInDismissed: { says: 'Cierra la identificación' },
} satisfies Record<EventOf<typeof signInModel>, Words>;

import type { PasskeyKind } from '../../../machines/domain/passkey.ts';
import type { PasskeyCreationReason } from '../../../machines/passkeyCreation/passkeyCreation.types.ts';

/** Texts of the passkeys, `llaves de acceso`. */
export const passkey = {
  signIn: 'Entrar con llave de acceso',
  signingIn: 'Buscando tu llave',

  offer: {
    title: 'Entra con tu huella o tu rostro la próxima vez',
    text: 'Guarda una llave de acceso en este dispositivo. Tu huella y tu rostro no salen de él.',
    reasons: ['Sin contraseña ni códigos por SMS', 'Nadie puede adivinarla ni copiarla'],
    accept: 'Sí, guardar llave',
    later: 'Ahora no',
    never: 'No volver a preguntar',
  },

  waiting: { title: 'Guardando tu llave', text: 'Sigue las instrucciones de tu dispositivo.' },

  saved: {
    title: 'Tu llave está guardada',
    /** Before and after the name of the button. */
    next: ['La próxima vez elige ', '. Tu contraseña también sigue sirviendo.'],
    since: (moment: string) => `Guardada ${moment}`,
    done: 'Listo',
    all: 'Ver mis llaves',
  },

  name: {
    edit: 'Cambiar el nombre de la llave',
    title: 'Nombre de la llave',
    label: 'Nombre',
    save: 'Guardar',
    saving: 'Guardando...',
    keep: 'Cancelar',
  },

  failed: {
    title: {
      cancelled: 'No guardamos la llave',
      exists: 'Ya tienes una llave aquí',
      stale: 'Pasó demasiado tiempo',
      refused: 'No guardamos la llave',
      failed: 'No guardamos la llave',
    } satisfies Record<PasskeyCreationReason, string>,
    cancelled: 'Se cerró la ventana de tu dispositivo. Puedes intentarlo cuando quieras.',
    retry: 'Intentar de nuevo',
    close: 'Cerrar',
  },

  /** The name of a new key. */
  firstName: (kind: PasskeyKind, owner: string): string => {
    const device = { phone: 'Celular', tablet: 'Tableta', computer: 'Computadora', key: 'Llave de seguridad' }[kind];
    return owner === '' ? device : `${device} de ${owner}`;
  },

  today: (time: string) => `hoy, ${time}`,
};

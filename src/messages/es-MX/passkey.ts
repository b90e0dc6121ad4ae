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

/** Texts of the security of an account. */
export const security = {
  password: {
    title: 'Contraseña',
    current: 'Contraseña actual',
    next: 'Contraseña nueva',
    repeat: 'Escríbela otra vez',
    missing: 'Escribe tu contraseña actual',
    different: 'Las contraseñas no coinciden',
    hint: 'Al cambiarla cerramos tu sesión en los demás dispositivos.',
    forgotten: '¿Olvidaste tu contraseña?',
    submit: 'Cambiar contraseña',
    submitting: 'Cambiando contraseña',
  },
  passkeys: {
    title: 'Llaves de acceso',
    text: 'Entra con tu huella, tu rostro o el PIN de tu dispositivo.',
    add: 'Agregar',
    unsupported: 'Este navegador no puede guardar llaves de acceso.',
    none: { title: 'Aún no tienes llaves de acceso', text: 'Guarda una y entra sin contraseña.' },
    since: (moment: string) => `Guardada: ${moment}`,
    lastUse: (moment: string) => `Último uso: ${moment}`,
    here: 'Este dispositivo',
    remove: (name: string) => `Eliminar la llave ${name}`,
    sure: 'Ya no podrás entrar con ella. Si tu dispositivo la ofrece otra vez, bórrala también ahí.',
    yes: 'Sí, eliminar',
    removing: 'Eliminando...',
    removeFailed: 'Ocurrió algo al eliminar la llave',
  },
};

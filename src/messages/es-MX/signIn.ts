import type { GuestField, GuestFieldError } from '../../../machines/signIn/signIn.types.ts';

/** Texts of the sign-in as a guest. */
export const signIn = {
  title: 'Inicia sesión',
  tabs: { email: 'Con tu email', guest: 'Como invitado', password: 'Recuperar' },
  guest: 'Para apartar tu asiento dinos a dónde mandamos tus boletos. No necesitas cuenta.',
  /** A guest whom this device remembers. `phone` gets the last four digits. */
  known: {
    title: 'Ya compraste en este dispositivo',
    phone: (end: string) => `Celular que termina en ${end}`,
    forget: 'Usar otros datos',
    forgetHint: 'Borramos los anteriores de este dispositivo.',
  },
  email: 'Correo electrónico',
  emailConfirm: 'Confirma tu correo',
  phone: 'Celular',
  prefix: '+52',
  phoneHint: '10 dígitos. Te enviamos un código por SMS.',
  errors: {
    email: {
      missing: 'Escribe tu correo',
      invalid: 'Revisa tu correo, algo falta',
      different: 'Los correos no coinciden',
      short: 'Escribe tu correo',
    },
    emailConfirm: {
      missing: 'Escribe tu correo otra vez',
      invalid: 'Revisa tu correo, algo falta',
      different: 'Los correos no coinciden',
      short: 'Escribe tu correo otra vez',
    },
    phone: {
      missing: 'Escribe tu celular',
      invalid: 'Escribe los 10 dígitos',
      different: 'Escribe los 10 dígitos',
      short: 'Escribe los 10 dígitos',
    },
  } satisfies Record<GuestField, Record<GuestFieldError, string>>,
  accept: 'Acepto los términos y condiciones y el aviso de privacidad',
  acceptFirst: 'Acéptalos para continuar',
  submit: 'Continuar como invitado',
  submitting: 'Enviando código',
  opening: 'Iniciando sesión',
};

import { company } from '../company.ts';
import type { SocialNotice, SocialProvider } from '../../../machines/socialSignIn/socialSignIn.types.ts';
import { providers as names } from './providers.ts';

/** Texts of the sign-in with an account of a provider. */
export const socialSignIn = {
  names,
  enterWith: (provider: SocialProvider) => `Entrar con ${names[provider]}`,
  or: 'o entra con',
  notices: {
    blocked: (name: string) => ({ title: `Tu navegador bloqueó la ventana de ${name}`, text: 'Permítela o sigue en esta misma página.' }),
    closed: (name: string) => ({
      title: `No pudimos entrar con ${name}`,
      text: `${name} no dio permiso o cerraste su ventana. Intenta de nuevo o entra de otra forma.`,
    }),
    refused: (name: string) => ({
      title: `No pudimos entrar con ${name}`,
      text: `${name} no dio permiso o cerraste su ventana. Intenta de nuevo o entra de otra forma.`,
    }),
    stale: (name: string) => ({
      title: `No pudimos entrar con ${name}`,
      text: `La respuesta de ${name} ya no sirve: venció, ya se usó o era de otra ventana. Intenta de nuevo.`,
    }),
    down: (name: string) => ({
      title: `${name} no responde`,
      text: 'Intenta de nuevo en un momento o entra de otra forma.',
    }),
    failed: (name: string) => ({ title: `No pudimos entrar con ${name}`, text: 'Intenta de nuevo o entra de otra forma.' }),
  } satisfies Record<SocialNotice, (name: string) => { title: string; text: string }>,
  stayHere: 'Seguir en esta página',

  waiting: (name: string) => `Esperando a ${name}…`,
  waitingText: 'Elige tu cuenta en la ventana que se abrió.',
  reopen: 'Abrir la ventana otra vez',
  otherWay: 'Cancelar y entrar de otra forma',
  opening: 'Iniciando sesión',

  emailAsked: (name: string) => `${name} no nos dio un correo confirmado. Escribe el tuyo: ahí llegan tus boletos.`,
  email: 'Correo electrónico',
  emailErrors: { missing: 'Escribe tu correo', invalid: 'Revisa tu correo, algo falta' },
  sendCode: 'Enviar código',
  sending: 'Enviando código',

  accountTitle: 'Ya tienes una cuenta con este correo',
  accountText: (name: string) => `Demuestra una sola vez que es tuya. Después entras con ${name}.`,
  password: 'Contraseña',
  enter: 'Entrar',
  proving: 'Verificando',
  codeInstead: 'Enviarme un código al correo',

  codeSent: 'Enviamos un código de 6 dígitos a ',
  code: 'Código de 6 dígitos',
  verify: 'Verificar correo',
  resend: 'Enviar otro código',
  codeWrong: 'El código no coincide. Revisa el correo.',

  returnTitle: `Regresa a ${company.name}`,
  returned: `Listo. Ya puedes cerrar esta ventana y volver a ${company.name}.`,
  returnAlone: `Esta ventana ya no tiene con quién hablar. Vuelve a ${company.name} y entra de nuevo.`,
  backToShop: `Ir a ${company.name}`,
};

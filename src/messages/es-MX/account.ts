import type { PasswordStrength } from '../../../machines/domain/password.ts';
import type { RegistrationError, RegistrationField } from '../../../machines/registration/registration.types.ts';

/** Texts that registration and recovery share. */
export const account = {
  show: 'Ver la contraseña',
  hide: 'Ocultar la contraseña',
  strength: {
    1: { word: 'corta', advice: 'Usa 8 caracteres o más.' },
    2: { word: 'aceptable', advice: 'Hazla más larga.' },
    3: { word: 'buena', advice: 'Hazla más larga.' },
    4: { word: 'fuerte', advice: '' },
  } satisfies Record<PasswordStrength, { word: string; advice: string }>,
  strengthOf: 'Contraseña',
  passwordShort: 'Escribe 8 caracteres o más',
  email: 'Correo electrónico',
  emailInvalid: 'Revisa tu correo, algo falta',

  mailed: 'Revisa tu correo',
  unseen: { title: '¿No lo ves?', text: 'Busca en correo no deseado o en promociones.' },
  resendIn: 'Reenviar enlace en',
  resend: 'Reenviar enlace',
  resending: 'Enviando enlace',
  mayResend: 'Ya puedes pedir otro enlace.',
  changeEmail: 'Cambiar correo',
  signIn: 'Iniciar sesión',
  goHome: 'Ir al inicio',
  linkDead: 'Este enlace ya no sirve',
};

export const registration = {
  title: 'Crea tu cuenta',
  intro: 'Es gratis y toma un minuto.',
  fields: {
    firstName: 'Nombre',
    paternal: 'Apellido paterno',
    maternal: 'Apellido materno',
    email: 'Correo electrónico',
    emailConfirm: 'Confirma tu correo',
  } satisfies Record<RegistrationField, string>,
  optional: 'Opcional',
  emailHint: 'Aquí llegan tus boletos.',
  errors: {
    firstName: { missing: 'Escribe tu nombre', invalid: 'Escribe tu nombre', different: 'Escribe tu nombre' },
    paternal: { missing: 'Escribe tu apellido', invalid: 'Escribe tu apellido', different: 'Escribe tu apellido' },
    maternal: { missing: 'Escribe tu apellido', invalid: 'Escribe tu apellido', different: 'Escribe tu apellido' },
    email: { missing: 'Escribe tu correo', invalid: 'Revisa tu correo, algo falta', different: 'Los correos no coinciden' },
    emailConfirm: { missing: 'Escribe tu correo otra vez', invalid: 'Revisa tu correo, algo falta', different: 'Los correos no coinciden' },
  } satisfies Record<RegistrationField, Record<RegistrationError, string>>,
  password: 'Contraseña',
  submit: 'Crear cuenta',
  submitting: 'Creando cuenta',
  haveAccount: '¿Ya tienes cuenta?',
  signIn: 'Inicia sesión',

  benefits: 'Con tu cuenta',
  benefit: {
    points: { title: 'Junta Puntos Viaja', text: 'Cada viaje te devuelve parte de lo que pagas.' },
    people: { title: 'Guarda a tus pasajeros', text: 'Elige a los de siempre de un toque.' },
    tickets: { title: 'Ten tus boletos a la mano', text: 'Cambia, cancela o paga tus reservas aquí.' },
  },

  mailedTo: 'Enviamos un enlace a ',
  mailedWhy: 'Ábrelo para activar tu cuenta.',
  life: { title: 'Sirve 24 horas, una sola vez', text: 'En otro dispositivo te pediremos una contraseña nueva.' },
  opened: 'Ya abrí el enlace',

  checking: 'Revisando tu enlace',
  unchecked: 'No pudimos revisar tu enlace',
  confirm: {
    title: 'Confirma tu correo',
    /** The e-mail follows. */
    of: 'Este enlace activa la cuenta de ',
    submit: 'Confirmar mi correo',
    submitting: 'Activando tu cuenta',
    newPassword: 'El registro se hizo en otro dispositivo, así que elige aquí tu contraseña. La del registro deja de servir.',
    notYou: '¿No fuiste tú? Cierra esta página: nada cambia.',
  },
  linkDeadText: 'Ya se usó o pasaron más de 24 horas. Si ya activaste tu cuenta, inicia sesión.',
  again: 'Crear cuenta otra vez',

  ready: 'Tu cuenta está lista',
  readyText: (name: string) => `Hola, ${name}. Ya entraste: busca tu viaje y paga en minutos.`,
  search: 'Buscar viajes',
  profile: 'Ir a mi cuenta',
  prepare: 'Deja todo a punto',
  people: { title: 'Agrega pasajeros favoritos', text: 'Para no escribir sus datos cada vez.' },
  cards: { title: 'Guarda una tarjeta', text: 'Y paga con solo tu CVV.' },
};

/** Texts of the recovery of a password. */
export const passwordRecovery = {
  title: 'Recupera tu contraseña',
  intro: 'Escribe tu correo y te enviamos un enlace para crear una contraseña nueva.',
  submit: 'Enviar enlace',
  submitting: 'Enviando enlace',
  back: 'Regresar',
  /** Before, on and after the link to the sign-in. */
  passkey: ['¿Tienes una llave de acceso? ', 'Entra con ella', ', sin contraseña.'],

  mailedIf: 'Si hay una cuenta con ',
  mailedWhy: ', en unos minutos te llega un enlace para crear otra contraseña.',
  life: { title: 'Sirve 30 minutos, una sola vez', text: 'Mientras no la cambies, tu contraseña de hoy sigue igual.' },

  linkDeadText: 'Ya se usó o pasaron más de 30 minutos. Pide otro: tu contraseña de hoy sigue igual.',
  sendAnother: 'Enviar otro enlace',

  newTitle: 'Crea tu contraseña nueva',
  newIntro: 'Con ella entras desde ahora.',
  password: 'Contraseña nueva',
  repeat: 'Escríbela otra vez',
  different: 'Las contraseñas no coinciden',
  ends: 'Al guardarla cerramos tu sesión en los demás dispositivos.',
  save: 'Guardar contraseña',
  saving: 'Guardando contraseña',

  changed: 'Tu contraseña cambió',
  changedText: 'Entra con la nueva para seguir.',
  ended: { title: 'Cerramos tus demás sesiones', text: 'Tus otros dispositivos tendrán que entrar otra vez.' },
  notice: { title: 'Te avisamos por correo', text: 'Si no fuiste tú, elige otra contraseña cuanto antes.' },
};

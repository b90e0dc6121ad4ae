/** Texts of the sign-in with e-mail and password. */
export const passwordSignIn = {
  email: 'Correo electrónico',
  password: 'Contraseña',
  emailInvalid: 'Revisa tu correo, algo falta',
  passwordMissing: 'Escribe tu contraseña',
  submit: 'Entrar',
  submitting: 'Iniciando sesión',
  forgotten: '¿Olvidaste tu contraseña?',
  noAccount: '¿Aún no tienes cuenta?',
  register: 'Regístrate',
  failed: 'Ocurrió algo intenta más tarde',
};

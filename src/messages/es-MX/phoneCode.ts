import type { Failure } from '../../../machines/domain/failure.ts';
import { failureText } from './failures.ts';

/** Texts of the SMS code. */
export const phoneCode = {
  title: 'Inicia sesión',
  sent: 'Enviamos un código de 6 dígitos por SMS al ',
  label: 'Código de 6 dígitos',
  submit: 'Verificar número telefónico',
  verifying: 'Verificando',
  resend: 'Reenviar código',
  resending: 'Reenviando',
  resendIn: 'Reenviar código en',
  mayResend: 'Ya puedes pedir otro código.',
  changeNumber: 'Cambiar número',
  /** Below the boxes; a short text when the code is wrong. */
  error: (failure: Failure) => (failure.code === 'code-wrong' ? 'El código no coincide. Revisa el SMS.' : failureText(failure).text),
};

import { Problem } from '../../shared/problem.ts';

/** Refusal of a request for a code or a mail above the limits. */
export const askedTooMuch = (detail: string, waitSeconds: number): Problem =>
  new Problem(429, 'too-many-requests', detail, { retryable: true }, { 'retry-after': String(waitSeconds) });

export const socialUnavailable = (): Problem =>
  new Problem(503, 'social-unavailable', 'El servicio de inicio de sesión no responde.', { retryable: true });
export const socialTokenRefused = (): Problem => new Problem(422, 'social-token-refused', 'No fue posible iniciar sesión con esa cuenta.');

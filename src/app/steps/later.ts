import { lazyPart } from '../../ui/lazyPart.tsx';

/** Each step after the first is a file of its own: its screen, and how its chart is seen. */

export const SeatsStep = lazyPart(async () => (await import('./SeatsStep.tsx')).SeatsStep);
export const CheckoutStep = lazyPart(async () => (await import('./CheckoutStep.tsx')).CheckoutStep);
export const ConfirmationStep = lazyPart(async () => (await import('./ConfirmationStep.tsx')).ConfirmationStep);
export const SignInStep = lazyPart(async () => (await import('./SignInStep.tsx')).SignInStep);

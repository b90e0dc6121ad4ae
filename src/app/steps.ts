import { lazyPart } from '../ui/lazyPart.tsx';

/** The screens after the first one, each a file of its own. */

export const SeatsScreen = lazyPart(async () => (await import('../screens/seats/SeatsScreen.tsx')).SeatsScreen);
export const CheckoutScreen = lazyPart(async () => (await import('../screens/checkout/CheckoutScreen.tsx')).CheckoutScreen);
export const ConfirmationScreen = lazyPart(async () => (await import('../screens/confirmation/ConfirmationScreen.tsx')).ConfirmationScreen);
export const SignInScreen = lazyPart(async () => (await import('../screens/signIn/SignInScreen.tsx')).SignInScreen);
export const PhoneCodeScreen = lazyPart(async () => (await import('../screens/phoneCode/PhoneCodeScreen.tsx')).PhoneCodeScreen);

import type { SocialProvider } from '../../../machines/socialSignIn/socialSignIn.types.ts';

/** The names of the providers whose accounts sign in. */
export const providers: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook', apple: 'Apple' };

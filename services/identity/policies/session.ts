import type { operations } from '../../../openapi/types/identity.ts';
import { anyone, type Policy, sessions, shopPages, travellers } from '../../shared/policy.ts';

/** Who has no session yet asks with the public key of the shop. A session is renewed with its refresh token, and ended by its traveller. */
export const sessionPolicies = {
  signUpGuest: shopPages,
  sendVerification: shopPages,
  resendVerification: shopPages,
  verifyPhone: shopPages,
  signInPhone: shopPages,
  signIn: shopPages,
  signUp: shopPages,
  checkConfirmation: shopPages,
  confirmEmail: shopPages,
  forgotPassword: shopPages,
  resetPassword: shopPages,
  listSocialProviders: shopPages,
  beginSocialSignIn: shopPages,
  finishSocialSignIn: shopPages,
  sendSocialCode: shopPages,
  proveSocialAccount: shopPages,
  signInGoogle: shopPages,
  signInFacebook: shopPages,
  signInApple: shopPages,
  beginPasskeySignIn: shopPages,
  signInPasskey: shopPages,
  refreshToken: sessions,
  validateToken: travellers,
  signOut: travellers,
  getJwks: anyone,
  getPublicIp: anyone,
} satisfies { readonly [Id in keyof operations]?: Policy };

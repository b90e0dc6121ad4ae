/** The served operations of openapi/identity.yaml: one file and one line each. */
export { getJwks } from './getJwks.ts';
export { getPreferences } from './getPreferences.ts';
export { getPublicIp } from './getPublicIp.ts';
export { refreshToken } from './refreshToken.ts';
export { resendVerification } from './resendVerification.ts';
export { savePreferences } from './savePreferences.ts';
export { sendVerification } from './sendVerification.ts';
export { signIn } from './signIn.ts';
export { signInPhone } from './signInPhone.ts';
export { signOut } from './signOut.ts';
export { signUpGuest } from './signUpGuest.ts';
export { updateAccount } from './updateAccount.ts';
export { validateToken } from './validateToken.ts';
export { verifyPhone } from './verifyPhone.ts';

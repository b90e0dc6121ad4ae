/** The name of the shop for the operations of an account (API-047, API-048). */
export const APPLICATION_KEY = 'anden-web';

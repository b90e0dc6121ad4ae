import { dictionary } from '@zxcvbn-ts/language-common';

export const shortestPassword = 8;
const most = 10_000;

/** The 10,000 commonest passwords, in lower case, that are long enough to be chosen. */
const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= shortestPassword).slice(0, most),
);

/** Whether a password is one of the commonest, in whatever case. */
export const isCommonPassword = (password: string): boolean => common.has(password.normalize('NFKC').toLowerCase());

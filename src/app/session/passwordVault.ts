/** A typed password, in the memory of this page and in no snapshot. */
function createPasswordVault() {
  let typed = '';
  return {
    change: (text: string): void => {
      typed = text;
    },
    clear: (): void => {
      typed = '';
    },
    read: (): string => typed,
  };
}

/** The password of a sign-in. */
export const passwordVault = createPasswordVault();

/** The password of a new account, or a new one of an account. */
export const newPasswordVault = createPasswordVault();

let typed = '';

/** The typed password, in the memory of this page and in no snapshot. */
export const passwordVault = {
  change: (text: string): void => {
    typed = text;
  },
  clear: (): void => {
    typed = '';
  },
  read: (): string => typed,
};

/** Texts of the travellers whose seats are changed. */
export const changedTravellers = {
  who: 'Quién cambia de asiento',
  from: (number: string) => `del asiento ${number}`,
  to: (number: string) => `al asiento ${number}`,
  missing: 'Sin asiento nuevo',
  before: 'Boleto anterior',
};

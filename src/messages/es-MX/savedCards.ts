/** Texts of the saved cards in the payment, which load for registered travellers. */
const name = (brand: string, digits: string) => `${brand === 'VISA' ? brand : 'Tarjeta'} •••• ${digits}`;

export const savedCards = {
  title: 'Tus tarjetas',
  name,
  detail: (holder: string, expiry: string) => `${holder} · vence ${expiry}`,
  /** Opens the form of a card that is not saved (PAY-032). */
  other: 'Usar otra tarjeta',
  cvv: (brand: string, digits: string) => `CVV de tu ${name(brand, digits)}`,
  /** Off until the buyer asks for it (PAY-029). */
  keep: 'Guardar esta tarjeta para la próxima',
};

/** Texts of points and coupons, which load beside the summary. */
export const discount = {
  label: 'Puntos y cupón',
  spendPoints: '¿Usar Puntos Viaja?',
  have: (balance: string) => ['Tienes ', balance] as const,
  /** In the place of the balance: before it came, and without points. */
  mayHave: 'Si tienes Puntos Viaja, aquí los usas.',
  taken: (amount: string) => `Se descuentan ${amount} de tu total.`,
  open: '¿Tienes un cupón?',
  instead: 'Toma el lugar de tus puntos.',
  applied: 'Cupón',
  amount: (amount: string) => `Descuento de ${amount}`,
  isApplied: 'Aplicado',
  remove: 'Quitar el cupón',

  sheet: {
    title: '¿Tienes un cupón?',
    code: 'Código del cupón',
    hint: 'Solo puedes usar un cupón por compra. Al aplicarlo dejas de usar tus Puntos Viaja.',
    apply: 'Aplicar',
    applying: 'Aplicando...',
  },
  /** The text of the service when it refused the coupon, or one of our own without an answer (ERR-047, ERR-048). */
  refused: (message: string | undefined) =>
    message === undefined
      ? 'Ocurrió algo al validar el cupón, intenta más tarde'
      : `Ha ocurrido un error. ${message.replace(/\.$/, '')}. Intenta de nuevo.`,
  /** The alert after a coupon was applied (ERR-049). */
  done: { title: 'Correcto', text: 'Se ha aplicado tu cupón de descuento' },
  notRemoved: { title: 'Oops', text: 'No pudimos quitar el cupón, intenta más tarde.' },

  /** Points or a coupon pay the whole cart (FREE-001). */
  free: { title: 'Tus boletos son gratis' },
};

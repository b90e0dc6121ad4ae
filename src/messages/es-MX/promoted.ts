/** Texts of a price with the promotion of the way back. They load with the results, the seats and the summary. */
export const promoted = {
  less: (percent: number) => `${percent} % menos`,
  /** Why no fare costs less than another. */
  samePrice:
    'Con la promoción de regreso pagas la mitad del precio de adulto. Otros descuentos no se suman, así que adulto y menor cuestan lo mismo.',
};

/** Texts of what Home offers below its form. */
export const homeOffers = {
  promotionLead: 'Compra tu viaje redondo y ahorra en la vuelta.',
  leavesFrom: (name: string) => `Sale de ${name}`,
};

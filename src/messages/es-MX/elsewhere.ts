/** Texts of a purchase that another tab has. */
export const elsewherePage = {
  title: 'Tu compra está abierta en otra pestaña',
  text: 'Para no apartar ni cobrar dos veces, seguimos tu compra en una sola pestaña.',
  takeOver: 'Continuar aquí',
};

/** The terms and the privacy notice, by paragraph. They load with the sheet that shows them. */
export const legal = {
  terms: [
    'Andén es una tienda de demostración: las líneas, los viajes y los cobros son ficticios y ningún boleto sirve para abordar.',
    'Cada boleto vale para el asiento, el día y el horario que elegiste. Apartamos tus asientos 9 minutos para que los pagues.',
    'Los menores de edad viajan con un adulto.',
  ],
  privacy: [
    'Usamos tu correo para enviarte los boletos y tu celular para confirmar con un código que eres tú.',
    'Los datos de tu tarjeta viajan cifrados a tu banco. No los guardamos ni los vemos.',
    'Si dejas de usar la tienda puedes borrar lo que guarda tu navegador y no queda nada en tu equipo.',
  ],
};

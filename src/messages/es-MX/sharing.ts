/** Texts of what goes out by the share sheet or WhatsApp. */
export const sharing = {
  share: 'Compartir',
  whatsApp: 'WhatsApp',
  newTab: '(se abre en otra pestaña)',
  copied: 'Mensaje copiado, pégalo donde quieras.',
};

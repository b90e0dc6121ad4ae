/** Texts of the page `/_path_`. */
export const _name_ = {
  title: '_title_',
  failed: { title: 'No pudimos cargar la página', text: 'Intenta de nuevo en un momento.' },
};

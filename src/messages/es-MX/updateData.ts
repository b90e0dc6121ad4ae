import type { UpdateDataField } from '../../../machines/updateData/updateData.types.ts';

/** Texts of the names of a guest (ERR-023). */
export const updateData = {
  greeting: {
    title: '¡Hola!',
    text: 'Se detecto que aun no actualizas tus datos, por favor actualiza tus datos para continuar.',
    accept: 'Continuar',
  },
  title: 'Actualiza tus datos',
  fields: { firstName: 'Nombre', paternal: 'Apellido paterno', maternal: 'Apellido materno' } satisfies Record<UpdateDataField, string>,
  hint: 'Como en tu identificación',
  submit: 'Actualizar',
  submitting: 'Actualizando',
};

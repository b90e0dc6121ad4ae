import type { RideField, RideFieldError } from '../../../machines/rideCoupon/rideCoupon.types.ts';

/** Texts of the discount for a ride to the terminal (RIDE-001 to RIDE-018). */
export const ride = {
  row: { title: 'Descuento para llegar a la terminal', text: 'Genera tu cupón de viaje' },
  title: 'Descuento para tu traslado',
  condition: 'Válido solo para un viaje Economy desde o hacia la terminal. Necesitas una cuenta activa en esa plataforma.',
  window: 'Úsalo hasta 3 horas antes de tu salida o 3 horas después de tu llegada.',
  field: { name: 'Nombre', email: 'Correo electrónico', phone: 'Celular' } satisfies Record<RideField, string>,
  errors: {
    name: {
      missing: 'Escribe un nombre',
      invalid: 'Escribe el nombre de un pasajero de esta compra',
      short: 'Escribe el nombre de un pasajero de esta compra',
    },
    email: { missing: 'Escribe tu correo', invalid: 'Escribe un correo válido', short: 'Escribe un correo válido' },
    phone: { missing: 'Escribe tu celular', invalid: 'Escribe los 10 dígitos', short: 'Escribe los 10 dígitos' },
  } satisfies Record<RideField, Record<RideFieldError, string>>,
  prefix: '+52',
  cancel: 'Cancelar',
  submit: 'Generar cupón',
  submitting: 'Generando...',
  given: {
    title: 'Tu cupón está en camino',
    text: (email: string, phone: string) => `Lo enviamos a ${email} y por SMS al ${phone.replace(/^(\d{2})(\d{4})(\d{4})$/, '$1 $2 $3')}.`,
  },
  failed: { title: 'Oops', text: 'No pudimos generar tu cupón. Intenta más tarde.' },
  once: { title: 'Oops', text: 'Disculpa, sólo se puede generar un cupón por cuenta' },
};

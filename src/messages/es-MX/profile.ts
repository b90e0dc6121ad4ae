import type { FavouriteError, FavouriteField } from '../../../machines/domain/favourite.ts';
import type { ProfileField, ProfileSection } from '../../../machines/domain/profile.ts';
import { tripsFailed } from './tripsFailed.ts';

const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

/** The title of every failure of these pages (ERR-001). */
const oops = 'Oops';

export const profile = {
  title: 'Mi Perfil',
  search: 'Buscar viaje',
  signOut: 'Cerrar sesión',
  account: 'Mi cuenta',
  pin: 'PIN',
  loyaltyCard: 'Tarjeta Viaja',
  noLoyaltyCard: 'Sin tarjeta',
  points: 'Puntos Viaja',
  pointsUnknown: 'No disponible',
  menu: 'Mi perfil',
  section: {
    data: 'Mis datos',
    passengers: 'Pasajeros favoritos',
    cards: 'Mis formas de pago',
    raites: 'Mis Raites',
    security: 'Seguridad',
  } satisfies Record<ProfileSection, string>,
  trips: 'Mis viajes',
  addresses: 'Mis direcciones',
  soon: 'Muy pronto',
  optional: '(opcional)',
  loading: 'Cargando tu perfil',
  failed: { title: oops, text: 'No pudimos cargar tus datos.' },
  oops,

  field: {
    firstName: 'Nombre',
    paternal: 'Apellido paterno',
    maternal: 'Apellido materno',
    day: 'Día',
    month: 'Mes',
    year: 'Año',
    phone: 'Celular',
    emergencyName: 'Nombre',
    emergencyPhone: 'Teléfono',
  } satisfies Record<ProfileField, string>,
  birthday: 'Fecha de nacimiento',
  birthdayPartial: 'Escribe día, mes y año para guardarla.',
  birthdayInvalid: 'Revisa la fecha, ese día no existe.',
  /** `09 · sep`, from `09`. */
  month: (month: string) => `${month} · ${months[Number(month) - 1] ?? ''}`,
  sex: 'Sexo',
  female: 'Mujer',
  male: 'Hombre',
  prefix: '+52',
  phonePlaceholder: '10 dígitos',
  phoneShort: 'Escribe los 10 dígitos',
  emergency: 'Contacto de emergencia',
  emergencyHint: 'Se queda en este formulario: no lo guardamos.',
  missing: { firstName: 'Escribe tu nombre', paternal: 'Escribe tu primer apellido' },
  save: 'Guardar cambios',
  saving: 'Guardando...',
  cancel: 'Cancelar',
  required: { title: 'Campos obligatorios', text: 'Por favor, completa al menos tu nombre y primer apellido.' },
  saveFailed: 'Ocurrió un error al guardar tu perfil',

  upcoming: {
    all: 'Ver todos',
    none: 'Aún no tienes viajes próximos.',
    route: (from: string, to: string) => `${from} a ${to}`,
    validUntil: (moment: string) => `Reserva Vigente al ${moment}`,
    confirmed: 'Confirmado',
    reserved: 'Reservado',
    failed: tripsFailed,
  },

  deletion: {
    title: 'Eliminar mi cuenta',
    text: 'Borra para siempre tus boletos activos, historial, puntos y datos.',
    open: 'Eliminar cuenta',
    lead: 'Esto no se puede deshacer. Pierdes para siempre:',
    tickets: (count: number | null) =>
      count === null
        ? 'Tus boletos activos: ya no podrás viajar con ellos'
        : count === 0
          ? 'Tus boletos activos (hoy no tienes)'
          : count === 1
            ? '1 boleto activo: ya no podrás viajar con él'
            : `${count} boletos activos: ya no podrás viajar con ellos`,
    history: 'Tu historial de viajes',
    points: (amount: string | null) => (amount === null ? 'Tus Puntos Viaja' : `Tus Puntos Viaja: ${amount}`),
    data: 'Tus datos, pasajeros favoritos y tarjetas guardadas',
    again: 'Después puedes registrarte otra vez con el mismo correo.',
    email: 'Escribe tu correo para confirmar',
    differs: 'No es el correo de tu cuenta',
    submit: 'Eliminar para siempre',
    submitting: 'Eliminando...',
    liveTickets: (count: number) =>
      count === 1 ? 'Tienes 1 boleto vigente. Si sigues, lo pierdes.' : `Tienes ${count} boletos vigentes. Si sigues, los pierdes.`,
    failed: 'Ocurrió algo al eliminar tu perfil',
    done: { title: 'Tu cuenta quedó eliminada', text: 'Borramos tus boletos, tu historial, tus puntos y tus datos.' },
  },

  passengers: {
    add: 'Agregar',
    none: { title: 'Aún no tienes pasajeros favoritos', text: 'Guarda a quienes viajan contigo y elige su nombre al comprar.' },
    edit: (name: string) => `Editar a ${name}`,
    remove: (name: string) => `Eliminar a ${name}`,
    newTitle: 'Nuevo',
    editTitle: 'Editar',
    mustMatch: 'Los datos deben coincidir con la identificación oficial.',
    field: {
      firstName: 'Nombre',
      lastName: 'Apellidos',
      birthday: 'Fecha de nacimiento',
    } satisfies Record<FavouriteField, string>,
    birthdayPlaceholder: 'DD/MM/AAAA',
    category: 'Tipo de pasajero',
    error: (error: FavouriteError): string => {
      switch (error) {
        case 'too-short':
          return 'Escribe al menos 2 letras';
        case 'duplicate':
          return 'Este pasajero ya está en tus favoritos.';
        case 'invalid':
          return 'Escribe día, mes y año, como 22/01/2016';
        default:
          return error satisfies never;
      }
    },
    save: 'Guardar',
    cancel: 'Cancelar',
    full: {
      title: '¡Has alcanzado el límite de pasajeros favoritos!',
      text: 'Si necesitas reservar un boleto para otro pasajero, debes eliminar uno.',
    },
    sure: '¿Estás seguro de que deseas eliminar este pasajero favorito?',
    yes: 'Si, eliminar',
    removing: 'Eliminando...',
    saveFailed: 'Ocurrió algo al guardar el pasajero favorito',
    updateFailed: 'Ocurrió algo al actualizar el pasajero favorito',
    removeFailed: 'Ocurrió algo al eliminar el pasajero favorito',
  },

  cards: {
    none: { title: 'Aún no tienes tarjetas guardadas', text: 'Guarda una y paga más rápido la próxima vez.' },
    name: (brand: string, digits: string) => `${brand} •••• ${digits}`,
    card: 'Tarjeta',
    detail: (holder: string, expiry: string) => `${holder} · vence ${expiry}`,
    preferred: 'Preferida',
    prefer: 'Preferir',
    preferOf: (digits: string) => `Preferir la tarjeta que termina en ${digits}`,
    remove: (digits: string) => `Eliminar tarjeta que termina en ${digits}`,
    newTitle: 'Nueva tarjeta',
    holderPlaceholder: 'Como aparece en la tarjeta',
    save: 'Guardar tarjeta',
    saveHint: 'Completa los datos de tu tarjeta para guardarla.',
    sealed: 'El número viaja cifrado a tu banco. No lo vemos ni lo guardamos.',
    sure: '¿Estás seguro de que deseas eliminar esta tarjeta?',
    yes: 'Si, eliminar',
    removing: 'Eliminando...',
    saveFailed: 'Ocurrió algo al guardar la tarjeta',
    removeFailed: 'Ocurrió algo al eliminar la tarjeta',
    preferFailed: 'Ocurrió algo al elegir la tarjeta preferida',
  },

  raites: {
    lead: 'Pide tu traslado gratis a la terminal desde la app.',
    none: { title: 'Aún no tienes Raites', text: 'Cuando pidas uno en la app, verás aquí dónde te recogemos.' },
    stops: 'Paradas',
    map: (stop: string) => `Mapa de la parada ${stop}`,
    tilesOf: (host: string) => `Mapa de ${host}`,
    zoomIn: 'Acercar el mapa',
    zoomOut: 'Alejar el mapa',
  },
};

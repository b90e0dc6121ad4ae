export const INSURANCE_SERVICE_ID = 64;
const ASSISTANCE_SERVICE_ID = 65;
export const TAXI_SERVICE_ID = 71;
/** A ticket with it can be changed until its bus departs. */
export const FLEXIBLE_CHANGE_SERVICE_ID = 73;

/**
 * An extra service (SEAT-074). `amount` and `display_value` are in 1/100000 peso. With `valueType` `%` the price is `display_value` percent
 * of the passenger's fare and `amount` is 0 (SEAT-076). The taxi's price depends on the destination: see `extrasAt`.
 */
export type ExtraService = {
  _id: number;
  name: string;
  /** One line: what it is, and whom it is for. */
  description: string;
  /** A pet may have it. */
  forPets: boolean;
  amount: number;
  valueType: '$' | '%';
  display_value: number;
  selected: boolean;
  blocked: boolean;
};

const pesos = 100_000;

export const extraServices: readonly ExtraService[] = [
  {
    _id: INSURANCE_SERVICE_ID,
    name: 'Seguro de viajero',
    description: 'Cubre a una persona si hay un accidente, de terminal a terminal.',
    forPets: false,
    amount: 35 * pesos,
    valueType: '$',
    display_value: 35 * pesos,
    selected: false,
    blocked: false,
  },
  {
    _id: ASSISTANCE_SERVICE_ID,
    name: 'Asistencia en el viaje',
    description: 'Un médico atiende por teléfono a una persona, a cualquier hora del viaje.',
    forPets: false,
    amount: 20 * pesos,
    valueType: '$',
    display_value: 20 * pesos,
    selected: false,
    blocked: false,
  },
  {
    _id: TAXI_SERVICE_ID,
    name: 'Taxi a tu destino',
    description: 'Te espera al llegar y te lleva dentro de la ciudad. Muestra tu boleto al conductor.',
    forPets: false,
    amount: 0,
    valueType: '$',
    display_value: 0,
    selected: false,
    blocked: true,
  },
  {
    _id: 72,
    name: 'Maleta extra',
    description: 'Una maleta más, de hasta 25 kg. Muestra tu boleto al documentarla.',
    forPets: true,
    amount: 90 * pesos,
    valueType: '$',
    display_value: 90 * pesos,
    selected: false,
    blocked: false,
  },
  {
    _id: FLEXIBLE_CHANGE_SERVICE_ID,
    name: 'Cambio flexible',
    description: 'Cambia este boleto hasta que salga tu autobús. Sin él, hasta 1 hora antes.',
    forPets: true,
    amount: 0,
    valueType: '%',
    display_value: 10,
    selected: false,
    blocked: false,
  },
  {
    _id: 74,
    name: 'Comida a bordo',
    description: 'Una comida y una bebida para una persona.',
    forPets: false,
    amount: 120 * pesos,
    valueType: '$',
    display_value: 120 * pesos,
    selected: false,
    blocked: true,
  },
];

const taxiByShortcode: Readonly<Record<string, number>> = {
  MTY: 180 * pesos,
  SLP: 180 * pesos,
  MEX: 260 * pesos,
  QRO: 190 * pesos,
  GDL: 230 * pesos,
  TAM: 170 * pesos,
  VIC: 150 * pesos,
  SLW: 160 * pesos,
  TRC: 165 * pesos,
};

/** The services for arrivals in a city. The taxi has the city's price, and is blocked where none is configured (SEAT-069). */
export function extrasAt(shortcode: string): readonly ExtraService[] {
  const amount = taxiByShortcode[shortcode];
  if (amount === undefined) return extraServices;
  return extraServices.map((service) =>
    service._id === TAXI_SERVICE_ID ? { ...service, amount, display_value: amount, blocked: false } : service,
  );
}

/**
 * Price of a service for one passenger in 1/100000 of the currency's unit, rounded to its `minor` unit; `fareAmount` is the price of the
 * passenger's seat (SEAT-075, SEAT-076).
 */
export function extraAmount(
  service: Pick<ExtraService, 'amount' | 'valueType' | 'display_value'>,
  fareAmount: number,
  minor: number,
): number {
  if (service.valueType === '$') return service.amount;
  return Math.round((fareAmount * service.display_value) / 100 / minor) * minor;
}
